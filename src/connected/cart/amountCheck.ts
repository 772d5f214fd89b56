import { createContext, useContext } from 'react';
import { isLargeAmount, mayBeLarge, type UnitAmount } from '../../domain/largeAmount';
import type { Product } from '../../domain/product';
import type { Unit } from '../../domain/unit';
import type { BuyerContext } from '../../queries/shopContext';

/** An amount on its way into a cart. */
export interface AmountRequest {
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
  readonly request: AmountRequest;
  readonly largestPurchase: number | undefined;
}

/** Puts the requested amount into the cart, in a unit. */
export type Choose = (unit: Unit) => void;

/** A request while the largest of the last orders is being read. */
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
  check(request: AmountRequest, choose: Choose): Promise<boolean> | undefined;
  /** The line is about to be removed: what is still being looked at is let in, so that it is what comes back with the line, and can't bring it back. */
  commitPending(request: Pick<AmountRequest, 'context' | 'product'>): void;
  /** The page goes: what is still being looked at is let in, and what comes in its last moments, since a change that was made is to be kept. */
  leave(): void;
  /** The page is back from the browser's back/forward cache. */
  comeBack(): void;
}

interface AmountCheckTerms {
  /** The largest of the last orders, if it has been read already. */
  known(request: AmountRequest): { readonly largestPurchase: number | undefined } | undefined;
  /** Reads it; never rejects, and doesn't keep anybody waiting for long. */
  read(request: AmountRequest): Promise<number | undefined>;
  /** Asks whether such an amount is meant. */
  ask(large: LargeAmount): Promise<boolean>;
}

const keyOf = ({ context, product }: Pick<AmountRequest, 'context' | 'product'>) =>
  [context.tenant, context.customerId, product.sku].join(' ');

/** Asks once about an amount far beyond what the buyer usually takes; all others pass, most of them without a look at anything. */
export function createAmountCheck({ known, read, ask }: AmountCheckTerms): AmountCheck {
  const accepted = new Map<string, UnitAmount>();
  const looking = new Map<string, Look>();
  let isLeaving = false;

  const heldOf = (request: AmountRequest): UnitAmount | undefined => {
    const inCart = request.held && { amount: request.held.amount, ratio: request.held.unit.ratio };
    const said = accepted.get(keyOf(request));
    if (!inCart || !said) return inCart ?? said;
    return said.amount * said.ratio > inCart.amount * inCart.ratio ? said : inCart;
  };
  const settle = (request: AmountRequest, largestPurchase: number | undefined, choose: Choose): Promise<boolean> | undefined => {
    const wanted = { amount: request.amount, ratio: request.unit.ratio };
    if (!isLargeAmount(wanted, { largestPurchase, held: heldOf(request) })) {
      choose(request.unit);
      return undefined;
    }
    return ask({ request, largestPurchase }).then((isMeant) => {
      if (isMeant) {
        accepted.set(keyOf(request), wanted);
        choose(request.unit);
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
      const request = before && latest.unit.abbreviation === latest.held?.unit.abbreviation ? { ...latest, unit: before.unit } : latest;
      if (isLeaving || !mayBeLarge({ amount: request.amount, ratio: request.unit.ratio })) {
        choose(request.unit);
        return undefined;
      }
      const found = known(request);
      if (found) return settle(request, found.largestPurchase, choose);
      const look = { unit: request.unit, choose };
      looking.set(key, look);
      return read(request).then((largestPurchase) => {
        if (isLeaving || looking.get(key) !== look) return true;
        looking.delete(key);
        return settle(request, largestPurchase, choose) ?? true;
      });
    },
    commitPending: (request) => {
      const look = looking.get(keyOf(request));
      looking.delete(keyOf(request));
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
  commitPending: () => undefined,
  leave: () => undefined,
  comeBack: () => undefined,
};

/** The check for the tree below, filled by AmountCheckProvider; without it every amount passes. */
export const AmountCheckContext = createContext<AmountCheck>(unchecked);

/** What stands between an amount and the cart. */
export function useAmountCheck(): AmountCheck {
  return useContext(AmountCheckContext);
}
