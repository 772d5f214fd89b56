import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { tabValue } from '#platform/stored.ts';
import { entriesOf } from '#platform/keptJson.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { cartName } from './cartCalls';
import { letIn } from './cartGuard';
import type { Removal } from './cartIntents';
import { cartStore, type CartStore } from './cartStore';

/** A line that was taken out for another. */
interface SwappedLine {
  /** The removal to undo. */
  readonly removalId: number;
  readonly gone: string;
  readonly replacement: string;
}

/** The replacements in a cart, kept in this tab: undoing the removal of a line also removes its replacement. */
export const replacedLines = (context: BuyerContext) =>
  tabValue<readonly SwappedLine[]>(`cart-swaps:${cartName(context)}`, (kept) =>
    entriesOf(kept, ({ removalId, gone, replacement }) => {
      const isSwap = typeof removalId === 'number' && typeof gone === 'string' && typeof replacement === 'string';
      return isSwap ? { removalId, gone, replacement } : undefined;
    }),
  );

/** The sku of the replacement of a removed line; undefined if there is none. */
export function replacementOf(context: BuyerContext, { id, lines }: Removal): string | undefined {
  return replacedLines(context)
    .read()
    .find(({ removalId, gone }) => removalId === id && lines.some(({ sku }) => sku === gone))?.replacement;
}

/**
 * Replaces a line of the cart with another product, at once if no guard applies; undoing the removal reverts it.
 *
 * @returns undefined if it was replaced at once; else, later, true if it was replaced
 */
export function useSwapLine(context: BuyerContext): (sku: string, line: RequestedLine) => Promise<boolean> | undefined {
  const queryClient = useQueryClient();
  return useCallback(
    (sku, wanted) => {
      const store = cartStore(queryClient, context);
      if (sku === wanted.sku || !store.lines.some((line) => line.sku === sku)) return Promise.resolve(false);
      const letting = letIn(queryClient, context, [wanted]);
      if (!letting) swapLine(store, context, sku, wanted);
      return letting?.then(({ lines: [line], tell }) => {
        const isSwapped = line !== undefined && swapLine(store, context, sku, line);
        if (isSwapped) tell(new Set([line.sku]));
        return isSwapped;
      });
    },
    [queryClient, context],
  );
}

function swapLine(store: CartStore, context: BuyerContext, sku: string, { sku: next, amount, unitAbbreviation }: RequestedLine): boolean {
  const place = store.lines.findIndex((line) => line.sku === sku);
  if (place < 0) return false;
  store.forgetRemoved(new Set([next]));
  store.remove(sku);
  const { removals } = store.snapshot();
  const known = replacedLines(context)
    .read()
    .filter(({ removalId, gone }) => gone !== sku && removals.some(({ id }) => id === removalId));
  const [latest] = removals;
  replacedLines(context).keep([...known, ...(latest ? [{ removalId: latest.id, gone: sku, replacement: next }] : [])]);
  store.change([{ sku: next, intent: { kind: 'set', amount, unitAbbreviation, place } }]);
  return true;
}

/** Undoes a removal; the replacement of the line is removed. */
export function useUndoRemoval(context: BuyerContext): (removalId: number) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (removalId) => {
      const store = cartStore(queryClient, context);
      const removal = store.snapshot().removals.find(({ id }) => id === removalId);
      const replacement = removal && replacementOf(context, removal);
      store.undo(removalId);
      if (replacement !== undefined && store.lines.some(({ sku }) => sku === replacement))
        store.change([{ sku: replacement, intent: { kind: 'remove' } }]);
    },
    [queryClient, context],
  );
}
