import type { CartItem } from '#gen/models/index.ts';
import { toCartLine, type CartLine } from '../cart/cart';
import { cartSum } from '../cart/cartSum';
import type { Decimal } from '../price/money';

/** A sum in EUR without tax and deposit; partial if some of its parts have no price or were not read. */
export interface PartialSum {
  readonly sum: Decimal;
  readonly isPartial: boolean;
}

/** A customer's own cart, as it waits to be ordered. */
export interface WaitingCart {
  /** Number of lines, unreadable ones included. */
  readonly lineCount: number;
  readonly net: PartialSum;
}

/**
 * A cart in figures.
 *
 * @param lines its readable lines
 * @param lineCount number of all of its lines
 */
export function waitingCart(lines: readonly CartLine[], lineCount: number, terms: { readonly canSeeBonuses: boolean }): WaitingCart {
  const { net, linesOnRequest } = cartSum(lines, terms);
  return { lineCount, net: { sum: net, isPartial: linesOnRequest > 0 || lines.length < lineCount } };
}

/** The lines of a cart's answer that can be read; one without its product can't. */
export function readableLines(items: readonly CartItem[]): readonly CartLine[] {
  return items.flatMap((item) => (item.product ? [toCartLine(item)] : []));
}
