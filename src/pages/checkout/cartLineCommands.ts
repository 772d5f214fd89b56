import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClampedAmount } from '#domain/product/quantity.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Unit } from '#domain/product/unit.ts';
import { useCartActions } from '#cart/cart.ts';
import { cartStore } from '#cart/cartStore.ts';
import { useUndoRemoval } from '#cart/replacedLines.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useMinimumAmountToast } from '#connected/cart/clampedAmount.ts';

/** Commands of the cart's rows. */
export interface CartLineCommands {
  choose(sku: string, amount: number, unitAbbreviation: string): void;
  /** Shows that an amount was raised to its unit's minimum (P§8 "Minimum quantity"). */
  tellRaised(raised: ClampedAmount, unit: Unit): void;
  remove(sku: string): void;
  /** Searches a substitute for a line that can't be ordered. */
  substitute?(line: CartLine): void;
  undo(removalId: number): void;
}

/** Commands of the cart's rows; the same object for the same cart, so that rows don't render again. */
export function useCartLineCommands(context: BuyerContext): CartLineCommands {
  const queryClient = useQueryClient();
  const tellRaised = useMinimumAmountToast();
  const actions = useCartActions(context);
  const undo = useUndoRemoval(context);
  return useMemo(
    () => ({
      choose: (sku, amount, unitAbbreviation) => {
        // A removed line's row applies its typed amount as it disappears, which must not restore the line.
        if (!cartStore(queryClient, context).isWithout(sku)) actions.choose({ sku, amount, unitAbbreviation });
      },
      tellRaised,
      remove: (sku) => actions.remove(sku),
      undo,
    }),
    [actions, undo, tellRaised, queryClient, context],
  );
}
