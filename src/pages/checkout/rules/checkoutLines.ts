import { lineUnit, type CartLine } from '../../../domain/cart';
import type { Product } from '../../../domain/product';

/**
 * The lines of a cart with their products as they count when the order is submitted. A product that isn't among those answered is not sold
 * to the customer any more, so its line can't be ordered.
 *
 * @param products by sku, as they were answered for all of these lines
 */
export function linesAtSubmission(lines: readonly CartLine[], products: ReadonlyMap<string, Product>): readonly CartLine[] {
  return lines.map((line) => withProduct(line, products.get(line.sku) ?? { ...line.product, isOrderable: false }));
}

/** A line with its product as it is known now. */
export function withProduct(line: CartLine, product: Product): CartLine {
  return { ...line, product, unit: lineUnit(product, line.unitAbbreviation) };
}
