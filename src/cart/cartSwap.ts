import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CartItemRequest } from '../gen/models';
import type { BuyerContext } from '../queries/shopContext';
import { cartStore } from './cartStore';

/** Puts another product in the place of a line of the cart, at once; undoing its removal takes that back. */
export function useSwapLine(context: BuyerContext): (sku: string, line: CartItemRequest) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (sku, { sku: next, amount, unitAbbreviation }) => {
      const store = cartStore(queryClient, context);
      const place = store.lines.findIndex((line) => line.sku === sku);
      if (place < 0 || sku === next) return;
      store.forgetRemoved(new Set([next]));
      store.remove(sku, next);
      store.change([{ sku: next, intent: { kind: 'set', amount, unitAbbreviation, place } }]);
    },
    [queryClient, context],
  );
}

/** Undoes a removal; what was put in the place of the line goes again. */
export function useUndoRemoval(context: BuyerContext): (removalId: number) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (removalId) => {
      const store = cartStore(queryClient, context);
      const replacedBy = store.snapshot().removals.find(({ id }) => id === removalId)?.replacedBy;
      store.undo(removalId);
      if (replacedBy !== undefined && store.lines.some(({ sku }) => sku === replacedBy))
        store.change([{ sku: replacedBy, intent: { kind: 'remove' } }]);
    },
    [queryClient, context],
  );
}
