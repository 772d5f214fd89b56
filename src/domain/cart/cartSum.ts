import { isLineOrderable, type CartLine } from './cart';
import { roundMoney, sumMoney, zero, type Decimal } from '../price/money';
import { bestPrice, type PricedQuote, type PriceQuote } from '../price/price';
import { scaledAmount } from '../product/unit';

/** Context of a cart's sums besides its lines. */
export interface SumTerms {
  /** Factor of the fair's global discount as a decimal string; undefined outside a fair. */
  readonly fairDiscountFactor?: string | undefined;
  /** Permission can-see-bonuses: prices then include the expected bonus (P§9 expected bonus). */
  readonly canSeeBonuses: boolean;
}

/** Sums of a cart in EUR, excluding tax and deposit, each rounded to cents (P§9 rounding). Lines that can't be ordered are in none. */
export interface CartSum {
  /** Sum of the lines as shown: with the expected bonus if the user sees bonuses. */
  readonly net: Decimal;
  /** Saving of the lines against their list prices, without bonus; zero if nothing is reduced. */
  readonly discount: Decimal;
  /** Bonus that is expected back, by which `net` is already lower; undefined for users who don't see bonuses. */
  readonly expectedBonus: Decimal | undefined;
  /** Lines in the sums. */
  readonly lineCount: number;
  /** Lines that can be ordered but have no price ("price on request"), so that the sum is not the whole. */
  readonly linesOnRequest: number;
}

/** Computes the sums of a line: {@link lineSum}, or {@link rememberedLineSums} for long carts. */
export type LineSums = (line: CartLine) => LineSum | undefined;

/**
 * Sums of the lines of a cart: the row totals as they are shown, so that they add up to the sum below them.
 *
 * @param sumOf how the sums of a line are come by, with the same terms
 */
export function cartSum(lines: readonly CartLine[], terms: SumTerms, sumOf: LineSums = (line) => lineSum(line, terms)): CartSum {
  const orderable = lines.filter(isLineOrderable);
  const sums = orderable.map(sumOf).filter((sum) => sum !== undefined);
  return {
    net: sumMoney(sums.map(({ net }) => net)),
    discount: sumMoney(sums.map(({ discount }) => discount)),
    expectedBonus: terms.canSeeBonuses ? sumMoney(sums.map(({ bonus }) => bonus)) : undefined,
    lineCount: orderable.length,
    linesOnRequest: orderable.length - sums.length,
  };
}

/** Sums of one line in EUR. */
export interface LineSum {
  readonly net: Decimal;
  readonly discount: Decimal;
  readonly bonus: Decimal;
}

/**
 * Sums of one line; undefined if its price is on request.
 *
 * @param quote the line's price by the same terms, if computed already
 */
export function lineSum(line: CartLine, terms: SumTerms, quote: PriceQuote = quoteOfLine(line, terms)): LineSum | undefined {
  if (quote.kind === 'onRequest') return undefined;
  // The choice of the best price doesn't depend on the bonus, so that without one both quotes are the same.
  const hasBonus = terms.canSeeBonuses && quote.price.attachedBonus.applyTo !== 'none';
  const invoiced = hasBonus ? quoteOfLine(line, { ...terms, canSeeBonuses: false }) : quote;
  if (invoiced.kind === 'onRequest') return undefined;
  return { net: quote.rowTotal, discount: discountOf(invoiced, line), bonus: invoiced.rowTotal.minus(quote.rowTotal) };
}

function quoteOfLine({ product, amount, unit }: CartLine, { fairDiscountFactor, canSeeBonuses }: SumTerms): PriceQuote {
  return bestPrice(product.prices, { amount, ratio: unit.ratio, fairDiscountFactor, includeBonus: canSeeBonuses });
}

/** The sums of lines, memoized per line, so that unchanged lines of a long cart cost nothing. */
export function rememberedLineSums(terms: SumTerms): LineSums {
  const known = new WeakMap<CartLine, { readonly sum: LineSum | undefined }>();
  return (line) => {
    const entry = known.get(line) ?? { sum: lineSum(line, terms) };
    known.set(line, entry);
    return entry.sum;
  };
}

function discountOf({ listPrice, rowTotal }: PricedQuote, { amount, unit }: CartLine): Decimal {
  const atListPrice = roundMoney(listPrice.times(scaledAmount(amount, unit.ratio)));
  const saved = atListPrice.minus(rowTotal);
  return saved.isNegative() ? zero : saved; // a fixed price may lie above the list
}
