import type { QueryClient } from '@tanstack/react-query';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { deviceText, tabValue } from '#platform/stored.ts';
import type { DeviceKey } from '#platform/storedNames.ts';
import { perClient } from '#platform/perClient.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { cartName } from './cartCalls';
import { cartStore, type CartStore } from './cartStore';

/** Name under which this device stores the guarding event of a user at a customer. */
export const guestEventName = ({ tenant, customerId }: BuyerContext, userId: string): DeviceKey =>
  `guest-event:${tenant}:${customerId}:${userId}`;

/** The name of the event that guards a cart, read from the device; undefined if none does. */
export function guardingEvent(context: BuyerContext, userId: string | undefined): DeviceKey | undefined {
  const name = userId === undefined ? undefined : guestEventName(context, userId);
  return name !== undefined && deviceText(name).isKept() ? name : undefined;
}

/** Judgement of a guard on some lines. */
export interface Verdict {
  /** Skus that are meant to go into the cart. */
  readonly meant: ReadonlySet<string>;
  /** Those of them that could not be checked. */
  readonly unchecked: ReadonlySet<string>;
  /** Reports that the named lines are in the cart unchecked, and why; `onUndo` removes them. */
  say(names: readonly string[], onUndo: () => void): void;
}

/** The request to check lines. */
export interface GuardedAddition {
  /** Name of the event that guards the cart. */
  readonly event: DeviceKey;
  readonly context: BuyerContext;
  readonly lines: readonly RequestedLine[];
  /** They go in together or not at all. */
  readonly isWhole: boolean;
}

interface Guard {
  ask?: (addition: GuardedAddition) => Promise<Verdict>;
  /** The signed-in user; the last one if the session has just ended. */
  userId?: string;
}

/** The guard of all carts of a query client. `ask` is set above all screens; parts rendered by themselves have none. */
export const cartGuard = perClient((): Guard => ({}));

/** Lines that were let in. */
interface LetIn {
  readonly lines: readonly RequestedLine[];
  /** Called once lines are in the cart, with their skus: reports the ones that could not be checked. */
  tell(skus: ReadonlySet<string>): void;
}

const nothing: LetIn = { lines: [], tell: () => undefined };

/** Lines that wait, by cart and skus, as they were wanted last. */
const waitingOf = perClient(() => new Map<string, readonly RequestedLine[]>());

/** The waiting lines of one cart, stored for the next page in case this one is left before they are in the cart. */
const waitingDraft = (context: BuyerContext) => tabValue<unknown>(`cart-waiting:${cartName(context)}`, (kept) => kept);

/** Takes the lines that a previous page left waiting out of the storage, unparsed. Undefined while this page has waiting lines. */
export function takeLeftWaiting(queryClient: QueryClient, context: BuyerContext): unknown {
  if (waitingOf(queryClient).size > 0) return undefined;
  const kept = waitingDraft(context);
  const left = kept.read();
  kept.forget();
  return left;
}

/**
 * Every addition to a cart passes through here. If an event guards the cart, lines wait until they are checked and,
 * if need be, confirmed by the user. The check takes three seconds at most (record 011).
 *
 * @returns undefined if nothing guards the cart, and all lines may go in at once; else the confirmed lines, later. A
 * line that is already waiting isn't asked about twice: it goes in with the amount requested last, and the later call
 * gets nothing for it.
 */
export function letIn(
  queryClient: QueryClient,
  context: BuyerContext,
  wanted: readonly RequestedLine[],
  { isWhole = false } = {},
): Promise<LetIn> | undefined {
  const { ask, userId } = cartGuard(queryClient);
  const event = guardingEvent(context, userId);
  if (!ask || event === undefined || wanted.length === 0) return undefined;
  const waiting = waitingOf(queryClient);
  const key = [cartName(context), ...wanted.map(({ sku }) => sku)].join(' ');
  const isAsked = waiting.has(key);
  waiting.set(key, wanted);
  const keep = () => waitingDraft(context).keep(waiting.size > 0 ? [...waiting.values()].flat() : undefined);
  keep();
  if (isAsked) return Promise.resolve(nothing);
  return ask({ event, context, lines: wanted, isWhole })
    .then((verdict) => admitted(cartStore(queryClient, context), waiting.get(key) ?? wanted, verdict))
    .finally(() => {
      waiting.delete(key);
      keep();
    });
}

function admitted(store: CartStore, lines: readonly RequestedLine[], { meant, unchecked, say }: Verdict): LetIn {
  const before = new Map(store.lines.map((line) => [line.sku, line]));
  return {
    lines: lines.filter(({ sku }) => meant.has(sku)),
    tell: (skus) => {
      const names = new Map(lines.flatMap(({ sku, name }) => (unchecked.has(sku) && skus.has(sku) ? [[sku, name ?? sku]] : [])));
      if (names.size === 0) return;
      const undo = () =>
        store.change(
          [...names.keys()].map((sku) => {
            const held = before.get(sku);
            if (!held) return { sku, intent: { kind: 'remove' } };
            return { sku, intent: { kind: 'set', amount: held.amount, unitAbbreviation: held.unitAbbreviation } };
          }),
        );
      say([...names.values()], undo);
    },
  };
}
