import { toCartLine, type CartLine } from '#domain/cart/cart.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import type { BulkPrice, CartItem, Product as WireProduct, ProductAttribute, Unit as WireUnit } from '#gen/models/index.ts';
import { getBulkPriceMock, getCartItemMock, getProductAttributeMock, getProductMock, getUnitMock } from '#gen/models/index.faker.ts';
import { made } from './made';

/** Lines in the server's format, with a test's own fields replaced. */

/** A unit of the server; visible, and no default unless said otherwise. */
export function wireUnit(abbreviation: string, ratio: number, over: Partial<WireUnit> = {}): WireUnit {
  return made(getUnitMock, { name: abbreviation, abbreviation, ratio, isVisible: true, isStorageUnit: ratio === 1, ...over });
}

/** An attribute of the server. */
export function attribute(key: string, extension?: string): ProductAttribute {
  return made(getProductAttributeMock, { key, displayName: key, ...(extension !== undefined && { extension }) });
}

/** A price of the server from the first storage unit on. */
export function listPrice(rawValueString: string, over: Partial<BulkPrice> = {}): BulkPrice {
  return made(getBulkPriceMock, { minQuantity: 1, rawValueString, type: 'LIST', ...over });
}

/** An available product, sold by the piece (STK) and in cartons of six (KRT), without price and minimum. */
export function wireProduct(over: Partial<WireProduct> = {}): WireProduct {
  return made(getProductMock, {
    sku: '1',
    name: 'Almbutter',
    shopAvailability: { status: 'ACTIVE' },
    minSaleQuantity: 0,
    units: [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', 6)],
    ...over,
  });
}

/** The product of {@link wireProduct} as the shop shows it. */
export function productOf(over: Partial<WireProduct> = {}): Product {
  return toProduct(wireProduct(over));
}

/** A line of one piece of a product. */
export function lineOf(product: Partial<WireProduct> = {}, item: Partial<CartItem> = {}): CartLine {
  const wire = wireProduct(product);
  return toCartLine(made(getCartItemMock, { sku: wire.sku, amount: 1, unitAbbreviation: 'STK', product: wire, ...item }));
}
