import type { CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { priceExample, productExample, unitExample } from './product';

/** A line of a cart for stories; default: two wheels of the mountain cheese. */
export function cartLineExample(product: Partial<Product> = {}, line: Partial<CartLine> = {}): CartLine {
  const whole = productExample(product);
  return {
    sku: whole.sku,
    amount: 2,
    unitAbbreviation: whole.defaultUnit.abbreviation,
    unit: whole.defaultUnit,
    product: whole,
    alternativeDay: undefined,
    naraCodes: [],
    lastUpdatedAt: undefined,
    ...line,
  };
}

const bottle = unitExample('Flasche', 'FLA', 1, false);
const carton: Unit = unitExample('Karton', 'KRT', 6, true);

/** A line in a carton of six, on sale. */
export const onSaleLineExample: CartLine = cartLineExample(
  {
    sku: '668733',
    name: 'Hirtenbräu Porter bio, 0,33 l Flasche',
    categoryId: '310',
    categoryName: 'Bier',
    kind: 'dry',
    units: [bottle, carton],
    allUnits: [bottle, carton],
    defaultUnit: carton,
    storageUnit: bottle,
    badges: [],
    netFillingQuantity: { quantity: 0.33, unit: 'l' },
    basePrice: { quantity: 0.33, unit: 'l', refQuantity: 1, refUnit: 'l' },
    prices: [priceExample('1.4800'), priceExample('1.2900', { type: 'on-sale-for-all', source: 'PROMOTION', toDate: '2026-11-30' })],
  },
  { amount: 4 },
);

/** A product that has left the range. */
export const goneLineExample: CartLine = cartLineExample({
  sku: '208840',
  name: 'Steinpilze getrocknet, 500 g Beutel',
  categoryName: 'Pilze',
  availability: { status: 'REMOVED_FROM_INVENTORY' },
  isOrderable: false,
});

/** A product that is expected again on a day. */
export const delayedLineExample: CartLine = cartLineExample({
  sku: '168370',
  name: 'Steinpilze geschnitten TK, 1 kg Beutel',
  kind: 'frozen',
  availability: { status: 'AVAILABLE_SOON', eta: '2026-12-02' },
  isOrderable: false,
});

/** A product that another tour brings. */
export const otherDayLineExample: CartLine = cartLineExample(
  { sku: '707590', name: 'Graved Lachs geschnitten, 200 g Packung', categoryName: 'Räucherfisch' },
  { alternativeDay: '2026-11-27' },
);

/** A product that is procured on order. */
export const preOrderLineExample: CartLine = cartLineExample({
  sku: '904793',
  name: 'Tischfein Weinglas 35 cl, 6 Stück',
  isPreOrder: true,
  kind: 'dry',
  badges: [],
});

/** A product with an order deadline of its own. */
export const deadlineLineExample: CartLine = cartLineExample({
  sku: '418846',
  name: 'Tafelspitz vom Rind, Packung ca. 2,5 kg',
  orderDeadline: { hours: 11, minutes: 0, text: '11:00' },
});

/** A line below the minimum of its product, with free goods in the amount that it will have. */
export const shortLineExample: CartLine = cartLineExample(
  { sku: '820242', name: 'Vorratskammer Roggenmehl R960, 25 kg Sack', minSaleQuantity: 6 },
  { amount: 2, naraCodes: ['10+1'] },
);

/** A cart with a line of every group. */
export const cartExample: readonly CartLine[] = [
  cartLineExample(),
  onSaleLineExample,
  goneLineExample,
  delayedLineExample,
  otherDayLineExample,
  preOrderLineExample,
  deadlineLineExample,
  shortLineExample,
];

/** A cart of many lines, the mountain cheese under many numbers. */
export function longCartExample(count: number): readonly CartLine[] {
  return Array.from({ length: count }, (_, index) => {
    const sku = String(200000 + index);
    return cartLineExample({ sku, name: `Bergkäse Laib Nr. ${index + 1}` });
  });
}
