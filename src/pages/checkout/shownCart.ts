import { useDeferredValue, useMemo } from 'react';
import type { DisplayRules } from '../../domain/displayRules';
import { isLineOrderable, nonOrderableLines, type Cart, type CartLine } from '../../domain/cart';
import { cartSum, rememberedLineSums, type CartSum, type LineSums } from '../../domain/cartSum';

/** The cart with what it comes to. */
export interface CartFigures {
  /** Undefined when the user may not see prices. */
  readonly sum: CartSum | undefined;
  /** Lines, those without their product included. */
  readonly lineCount: number;
  /** Lines that can't be ordered. */
  readonly leftOut: readonly CartLine[];
  /** Lines that a submit would leave out, those without their product included. */
  readonly leftOutCount: number;
  readonly hasOrderable: boolean;
}

/** What a line comes to, computed once for each line; undefined for users who may not see prices. The same function as long as the terms are. */
export function useLineSums({ canSeePrices, seesBonuses: canSeeBonuses, fairDiscountFactor }: DisplayRules): LineSums | undefined {
  return useMemo(
    () => (canSeePrices ? rememberedLineSums({ canSeeBonuses, fairDiscountFactor }) : undefined),
    [canSeePrices, canSeeBonuses, fairDiscountFactor],
  );
}

/**
 * What the cart comes to. The sums come a moment after the change itself, so that they never hold up the row in which an amount is
 * typed; lines that have not changed are not computed again.
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
