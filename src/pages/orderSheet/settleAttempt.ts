import type { QueryClient } from '@tanstack/react-query';
import { cartStore } from '#cart/cartStore.ts';
import { repeatLines } from '#cart/repeatedLines.ts';
import { serverNow } from '#clock/serverClock.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { attemptOutcome, type AttemptLine, type SheetAttempt } from './rules/sheetAttempt';

/** Lines of a begun addition by their outcome. */
interface SettledAttempt {
  readonly sent: readonly AttemptLine[];
  readonly failed: readonly AttemptLine[];
  readonly unsure: readonly AttemptLine[];
}

/**
 * Finds out what became of an addition whose answer is unknown, and carries out the rest. The cart's lines are set and not added to, so that
 * a request that is still under way changes nothing. Undefined if the network was lost meanwhile; rejects if the cart can't be read.
 */
export async function settleAttempt(
  queryClient: QueryClient,
  context: BuyerContext,
  attempt: SheetAttempt,
): Promise<SettledAttempt | undefined> {
  const store = cartStore(queryClient, context);
  // First the engine has to end what it has taken over from an earlier page.
  await store.refetchCart();
  if ((await store.drain()) === 'waiting') return undefined;
  const held = new Map(store.lines.map((line) => [line.sku, line]));
  const now = serverNow();
  const judged = attempt.lines.map((line) => ({ line, outcome: attemptOutcome(line, held.get(line.sku), attempt, now) }));
  const linesThat = (wanted: string) => judged.filter(({ outcome }) => outcome === wanted).map(({ line }) => line);
  const open = linesThat('open');
  const outcomes =
    open.length > 0
      ? await repeatLines(
          store,
          open.map(({ sku, to }) => ({ sku, ...to })),
        )
      : undefined;
  if (outcomes && outcomes.size < open.length) return undefined;
  const hasFailed = ({ sku }: AttemptLine) => outcomes?.get(sku) === 'failed';
  return {
    sent: [...linesThat('arrived'), ...open.filter((line) => !hasFailed(line))],
    failed: open.filter(hasFailed),
    unsure: linesThat('unsure'),
  };
}
