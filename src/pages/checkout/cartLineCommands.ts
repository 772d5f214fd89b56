import { useMemo } from 'react';
import type { ClampedAmount } from '../../domain/quantity';
import type { Unit } from '../../domain/unit';
import { useCartActions } from '../../cart/cart';
import type { BuyerContext } from '../../queries/shopContext';
import { useMinimumAmountToast } from '../../connected/cart/clampedAmount';

/** What the rows of a cart can do. */
export interface CartLineCommands {
  choose(sku: string, amount: number, unitAbbreviation: string): void;
  /** Says that an amount was raised to the minimum of its unit (P§8 "Minimum quantity"). */
  tellRaised(raised: ClampedAmount, unit: Unit): void;
  remove(sku: string): void;
  /** Brings back what a removal took. */
  undo(removalId: number): void;
}

/** What the rows of a cart can do; the same object as long as it is the same cart, so that rows stay as they are. */
export function useCartLineCommands(context: BuyerContext): CartLineCommands {
  const tellRaised = useMinimumAmountToast();
  const actions = useCartActions(context);
  return useMemo(
    () => ({
      choose: (sku, amount, unitAbbreviation) => actions.choose({ sku, amount, unitAbbreviation }),
      tellRaised,
      remove: (sku) => actions.remove(sku),
      undo: (removalId) => actions.undo(removalId),
    }),
    [actions, tellRaised],
  );
}
