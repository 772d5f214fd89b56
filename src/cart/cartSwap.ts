import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RequestedLine } from '../domain/cartAddition';
import { draft } from '../platform/draft';
import { listOf, recordOf } from '../platform/keptJson';
import type { BuyerContext } from '../queries/shopContext';
import { cartName } from './cartCalls';
import { letIn } from './cartGuard';
import type { Removal } from './cartIntents';
import { cartStore, type CartStore } from './cartStore';

/** A line that was taken out for another. */
interface SwappedLine {
  /** The removal that brings it back. */
  readonly removalId: number;
  readonly gone: string;
  readonly replacement: string;
}

/** The swaps of a cart, kept in this tab: what stands in goes when the line comes back. */
export const cartSwaps = (context: BuyerContext) =>
  draft<readonly SwappedLine[]>(`cart-swaps:${cartName(context)}`, (kept) =>
    listOf(kept).flatMap((entry): SwappedLine[] => {
      const { removalId, gone, replacement } = recordOf(entry);
      const isSwap = typeof removalId === 'number' && typeof gone === 'string' && typeof replacement === 'string';
      return isSwap ? [{ removalId, gone, replacement }] : [];
    }),
  );

/** The sku of what was put in the place of a removed line; undefined where nothing was. */
export function replacementOf(context: BuyerContext, { id, lines }: Removal): string | undefined {
  return cartSwaps(context)
    .read()
    .find(({ removalId, gone }) => removalId === id && lines.some(({ sku }) => sku === gone))?.replacement;
}

/**
 * Puts another product in the place of a line of the cart, at once where nothing guards the cart; undoing its removal takes that back.
 *
 * @returns undefined where it was put there at once; else, later, whether it was
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
  const known = cartSwaps(context)
    .read()
    .filter(({ removalId, gone }) => gone !== sku && removals.some(({ id }) => id === removalId));
  const [latest] = removals;
  cartSwaps(context).keep([...known, ...(latest ? [{ removalId: latest.id, gone: sku, replacement: next }] : [])]);
  store.change([{ sku: next, intent: { kind: 'set', amount, unitAbbreviation, place } }]);
  return true;
}

/** Undoes a removal; what was put in the place of the line goes again. */
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
