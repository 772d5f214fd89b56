import { useMemo } from 'react';
import type { ClampedAmount } from '../../domain/quantity';
import type { CartLine } from '../../domain/cart';
import type { Unit } from '../../domain/unit';
import { useCartActions } from '../../cart/cart';
import { useUndoRemoval } from '../../cart/cartSwap';
import type { BuyerContext } from '../../queries/shopContext';
import { useMinimumAmountToast } from '../../connected/cart/clampedAmount';

/** What the rows of a cart can do. */
export interface CartLineCommands {
  choose(sku: string, amount: number, unitAbbreviation: string): void;
  /** Says that an amount was raised to the minimum of its unit (P§8 "Minimum quantity"). */
  tellRaised(raised: ClampedAmount, unit: Unit): void;
  remove(sku: string): void;
  /** Looks for what can stand in for a line that can't be ordered. */
  substitute?(line: CartLine): void;
  /** Brings back what a removal took. */
  undo(removalId: number): void;
}

/** What the rows of a cart can do; the same object as long as it is the same cart, so that rows stay as they are. */
export function useCartLineCommands(context: BuyerContext): CartLineCommands {
  const tellRaised = useMinimumAmountToast();
  const actions = useCartActions(context);
  const undo = useUndoRemoval(context);
  return useMemo(
    () => ({
      choose: (sku, amount, unitAbbreviation) => actions.choose({ sku, amount, unitAbbreviation }),
      tellRaised,
      remove: (sku) => actions.remove(sku),
      undo,
    }),
    [actions, undo, tellRaised],
  );
}
