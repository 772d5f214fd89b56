import { createContext, useContext } from 'react';
import { isLargeAmount, mayBeLarge, type UnitAmount } from '../../domain/largeAmount';
import type { Product } from '../../domain/product';
import type { Unit } from '../../domain/unit';
import type { BuyerContext } from '../../queries/shopContext';

/** An amount on its way into a cart. */
export interface AmountWish {
  readonly context: BuyerContext;
  readonly product: Pick<Product, 'sku' | 'name' | 'storageUnit'>;
  readonly amount: number;
  readonly unit: Unit;
  /** What the cart has of it now. */
  readonly held: { readonly amount: number; readonly unit: Unit } | undefined;
  /** The field in which it was typed, to which the focus goes back for another amount. */
  readonly field?: HTMLElement | undefined;
}

/** An amount that is far beyond the usual, and what that is: in storage units, undefined where nothing was bought lately. */
export interface LargeAmount {
  readonly wish: AmountWish;
  readonly largestPurchase: number | undefined;
}

/** Puts the amount that was wished into the cart, in a unit. */
export type Choose = (unit: Unit) => void;

/** A wish while the largest of the last orders is being read. */
interface Look {
  readonly unit: Unit;
  readonly choose: Choose;
}

/** Stands between the amounts that people choose and the cart. */
export interface AmountCheck {
  /**
   * Lets an amount into the cart, at once or after a question. Where a unit is still being looked at, which the line doesn't show yet, the
   * amount is one of that unit.
   *
   * @param choose puts it there, in the unit that it is told
   * @returns undefined where it was let in at once; else, later, whether it was
   */
  check(wish: AmountWish, choose: Choose): Promise<boolean> | undefined;
  /** The line is about to be removed: what is still being looked at is let in, so that it is what comes back with the line, and can't bring it back. */
  chooseNow(wish: Pick<AmountWish, 'context' | 'product'>): void;
  /** The page goes: what is still being looked at is let in, and what comes in its last moments, since a change that was made is to be kept. */
  leave(): void;
  /** The page is back from the browser's back/forward cache. */
  comeBack(): void;
}

interface AmountCheckTerms {
  /** The largest of the last orders, if it has been read already. */
  known(wish: AmountWish): { readonly largestPurchase: number | undefined } | undefined;
  /** Reads it; never rejects, and doesn't keep anybody waiting for long. */
  read(wish: AmountWish): Promise<number | undefined>;
  /** Asks whether such an amount is meant. */
  ask(large: LargeAmount): Promise<boolean>;
}

const keyOf = ({ context, product }: Pick<AmountWish, 'context' | 'product'>) =>
  [context.tenant, context.customerId, product.sku].join(' ');

/** Asks once about an amount far beyond what the buyer usually takes; all others pass, most of them without a look at anything. */
export function createAmountCheck({ known, read, ask }: AmountCheckTerms): AmountCheck {
  const accepted = new Map<string, UnitAmount>();
  const looking = new Map<string, Look>();
  let isLeaving = false;

  const heldOf = (wish: AmountWish): UnitAmount | undefined => {
    const inCart = wish.held && { amount: wish.held.amount, ratio: wish.held.unit.ratio };
    const said = accepted.get(keyOf(wish));
    if (!inCart || !said) return inCart ?? said;
    return said.amount * said.ratio > inCart.amount * inCart.ratio ? said : inCart;
  };
  const settle = (wish: AmountWish, largestPurchase: number | undefined, choose: Choose): Promise<boolean> | undefined => {
    const wanted = { amount: wish.amount, ratio: wish.unit.ratio };
    if (!isLargeAmount(wanted, { largestPurchase, held: heldOf(wish) })) {
      choose(wish.unit);
      return undefined;
    }
    return ask({ wish, largestPurchase }).then((isMeant) => {
      if (isMeant) {
        accepted.set(keyOf(wish), wanted);
        choose(wish.unit);
      }
      return isMeant;
    });
  };
  return {
    check: (latest, choose) => {
      const key = keyOf(latest);
      // A later amount of the same product takes the place of the one that is still being looked at, in that one's unit.
      const before = looking.get(key);
      looking.delete(key);
      const wish = before && latest.unit.abbreviation === latest.held?.unit.abbreviation ? { ...latest, unit: before.unit } : latest;
      if (isLeaving || !mayBeLarge({ amount: wish.amount, ratio: wish.unit.ratio })) {
        choose(wish.unit);
        return undefined;
      }
      const found = known(wish);
      if (found) return settle(wish, found.largestPurchase, choose);
      const look = { unit: wish.unit, choose };
      looking.set(key, look);
      return read(wish).then((largestPurchase) => {
        if (isLeaving || looking.get(key) !== look) return true;
        looking.delete(key);
        return settle(wish, largestPurchase, choose) ?? true;
      });
    },
    chooseNow: (wish) => {
      const look = looking.get(keyOf(wish));
      looking.delete(keyOf(wish));
      look?.choose(look.unit);
    },
    leave: () => {
      isLeaving = true;
      for (const { unit, choose: chooseIt } of looking.values()) chooseIt(unit);
    },
    comeBack: () => {
      isLeaving = false;
      looking.clear();
    },
  };
}

const unchecked: AmountCheck = {
  check: ({ unit }, choose) => {
    choose(unit);
    return undefined;
  },
  chooseNow: () => undefined,
  leave: () => undefined,
  comeBack: () => undefined,
};

/** The check for the tree below, filled by AmountCheckProvider; without it every amount passes. */
export const AmountCheckContext = createContext<AmountCheck>(unchecked);

/** What stands between an amount and the cart. */
export function useAmountCheck(): AmountCheck {
  return useContext(AmountCheckContext);
}
