import { lineUnit, type CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';

/**
 * Lines of a cart with product data as of submission. A product missing from the answer is no longer sold to the
 * customer, so its line can't be ordered.
 *
 * @param products by sku, as answered for all of these lines
 */
export function linesAtSubmission(lines: readonly CartLine[], products: ReadonlyMap<string, Product>): readonly CartLine[] {
  return lines.map((line) => withProduct(line, products.get(line.sku) ?? { ...line.product, isOrderable: false }));
}

/** A line with its current product data. */
export function withProduct(line: CartLine, product: Product): CartLine {
  return { ...line, product, unit: lineUnit(product, line.unitAbbreviation) };
}
