import { useDeferredValue, useMemo } from 'react';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { isLineOrderable, nonOrderableLines, type Cart, type CartLine } from '#domain/cart/cart.ts';
import { cartSum, rememberedLineSums, type CartSum, type LineSums } from '#domain/cart/cartSum.ts';

/** Totals of the cart. */
export interface CartFigures {
  /** Undefined if the user may not see prices. */
  readonly sum: CartSum | undefined;
  /** Number of lines, including those without a product. */
  readonly lineCount: number;
  /** Lines that can't be ordered. */
  readonly leftOut: readonly CartLine[];
  /** Number of lines that a submit would omit, including those without a product. */
  readonly leftOutCount: number;
  readonly hasOrderable: boolean;
}

/**
 * Total of a line, computed once per line; undefined for users who may not see prices. The same function while the
 * terms are the same.
 */
export function useLineSums({ canSeePrices, seesBonuses: canSeeBonuses, fairDiscountFactor }: DisplayRules): LineSums | undefined {
  return useMemo(
    () => (canSeePrices ? rememberedLineSums({ canSeeBonuses, fairDiscountFactor }) : undefined),
    [canSeePrices, canSeeBonuses, fairDiscountFactor],
  );
}

/**
 * Totals of the cart. Deferred, so that they never delay the row in which the user types an amount; unchanged lines
 * aren't computed again.
 */
export function useCartFigures(cart: Cart, displayRules: DisplayRules): CartFigures {
  const shown = useDeferredValue(cart);
  const { seesBonuses: canSeeBonuses, fairDiscountFactor } = displayRules;
  const sumOf = useLineSums(displayRules);
  return useMemo(() => {
    const leftOut = nonOrderableLines(shown.lines);
    return {
      sum: sumOf && cartSum(shown.lines, { canSeeBonuses, fairDiscountFactor }, sumOf),
      lineCount: shown.lines.length + shown.errors.length,
      leftOut,
      leftOutCount: leftOut.length + shown.errors.length,
      hasOrderable: shown.lines.some(isLineOrderable),
    };
  }, [shown, canSeeBonuses, fairDiscountFactor, sumOf]);
}
