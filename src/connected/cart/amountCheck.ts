import { createContext, useContext } from 'react';
import { isLargeAmount, mayBeLarge, type UnitAmount } from '#domain/cart/largeAmount.ts';
import type { Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** An amount about to be set in a cart. */
export interface AmountRequest {
  readonly context: BuyerContext;
  readonly product: Pick<Product, 'sku' | 'name' | 'storageUnit'>;
  readonly amount: number;
  readonly unit: Unit;
  /** Amount in the cart now. */
  readonly held: { readonly amount: number; readonly unit: Unit } | undefined;
  /** The field in which it was typed; gets the focus back if the user declines. */
  readonly field?: HTMLElement | undefined;
}

/** An amount far above the usual one; `largestPurchase` is in storage units, undefined without recent purchases. */
export interface LargeAmount {
  readonly request: AmountRequest;
  readonly largestPurchase: number | undefined;
}

/** Sets the requested amount in the cart, in the given unit. */
export type Choose = (unit: Unit) => void;

/** A request that waits for the largest recent purchase. */
interface Look {
  readonly unit: Unit;
  readonly choose: Choose;
}

/** Guards the cart against amounts typed by mistake. */
export interface AmountCheck {
  /**
   * Sets an amount at once, or after a confirmation. If a request with another unit is still pending, which the line
   * doesn't show yet, the amount is in that unit.
   *
   * @param choose sets it in the cart, in the given unit
   * @returns undefined if set at once; otherwise resolves to true if it was set
   */
  check(request: AmountRequest, choose: Choose): Promise<boolean> | undefined;
  /** Called before the line is removed: sets the pending amount, so that an undo restores it, and it can't bring the line back. */
  commitPending(request: Pick<AmountRequest, 'context' | 'product'>): void;
  /** Called when the page is left: sets pending amounts, and all later ones unchecked, so that no change is lost. */
  leave(): void;
  /** Called when the page returns from the browser's back/forward cache. */
  comeBack(): void;
}

interface AmountCheckTerms {
  /** Largest recent purchase, if already loaded. */
  known(request: AmountRequest): { readonly largestPurchase: number | undefined } | undefined;
  /** Loads it; never rejects, and resolves soon in any case. */
  read(request: AmountRequest): Promise<number | undefined>;
  /** Asks the user to confirm a large amount. */
  ask(large: LargeAmount): Promise<boolean>;
}

const keyOf = ({ context, product }: Pick<AmountRequest, 'context' | 'product'>) =>
  [context.tenant, context.customerId, product.sku].join(' ');

/** Asks once about an amount far above the buyer's usual one; all others pass, most of them without loading anything. */
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
      // A later amount of the same product replaces the pending one, in its unit.
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

/** Provided by AmountCheckProvider; without it every amount passes. */
export const AmountCheckContext = createContext<AmountCheck>(unchecked);

export function useAmountCheck(): AmountCheck {
  return useContext(AmountCheckContext);
}
