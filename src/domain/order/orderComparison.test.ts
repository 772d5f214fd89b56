import { describe, expect, it } from 'vitest';
import type { BulkPrice, OrderItem, Product as WireProduct } from '#gen/models/index.ts';
import { lineOf, listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import { moneyText } from '../price/money';
import { compareOrder, sortComparison, type ComparedLine, type LineChange } from './orderComparison';

const item = (over: Partial<OrderItem> = {}): OrderItem => ({
  productSku: '1',
  name: 'Almbutter',
  amount: 2,
  unitAbbr: 'STK',
  baseUnit: 'STK',
  ratio: 1,
  priceString: '2.45',
  ...over,
});
const productsOf = (...entries: Partial<WireProduct>[]) => new Map(entries.map((entry) => [entry.sku ?? '1', productOf(entry)]));
const compare = (ordered: OrderItem, product: Partial<WireProduct> | undefined, canSeePrices = true): ComparedLine | undefined =>
  compareOrder([ordered], product ? productsOf(product) : new Map(), { canSeePrices })[0];
/** Changes with amounts as text, so that a table can state them. */
const texts = (changes: readonly LineChange[] = []) =>
  changes.map((change) => {
    switch (change.kind) {
      case 'price':
        return `price ${moneyText(change.before)} → ${moneyText(change.now)}`;
      case 'priceOnRequest':
        return 'on request';
      case 'unitSize':
        return `${change.unit.abbreviation} ${change.before} → ${change.now}`;
    }
  });
const tiers: BulkPrice[] = [listPrice('2.50'), listPrice('2.00', { minQuantity: 12 })];

describe('compareOrder', () => {
  it.each<
    [
      what: string,
      ordered: { readonly [Field in keyof OrderItem]?: OrderItem[Field] | undefined },
      product: Partial<WireProduct>,
      changes: string[],
    ]
  >([
    ['nothing', {}, { bulkPrices: [listPrice('2.45')] }, []],
    ['a dearer product', {}, { bulkPrices: [listPrice('2.65')] }, ['price 2.45 → 2.65']],
    ['a cheaper product', {}, { bulkPrices: [listPrice('2.00')] }, ['price 2.45 → 2.00']],
    ['a difference below a cent', { priceString: '2.449' }, { bulkPrices: [listPrice('2.451')] }, []],
    [
      'the price that holds for the ordered amount',
      { amount: 2, unitAbbr: 'KRT', ratio: 6, priceString: '2.50' },
      { bulkPrices: tiers },
      ['price 2.50 → 2.00'],
    ],
    ['the price below the next tier', { amount: 1, unitAbbr: 'KRT', ratio: 6, priceString: '2.50' }, { bulkPrices: tiers }, []],
    [
      'a single discount',
      {},
      {
        bulkPrices: [
          listPrice('2.45', {
            attachedDiscount: { type: 'SINGLE', applicationOrder: 1, discountFactor: 0.9, discountFactorString: '0.9' },
          }),
        ],
      },
      ['price 2.45 → 2.21'],
    ],
    ['a price that is on request now', {}, {}, ['on request']],
    ['an order without prices', { priceString: undefined }, { bulkPrices: [listPrice('2.65')] }, []],
    [
      'a unit of another size',
      { unitAbbr: 'KRT', ratio: 6, priceString: '2.45' },
      { units: [wireUnit('STK', 1), wireUnit('KRT', 12)], bulkPrices: [listPrice('2.45')] },
      ['KRT 6 → 12'],
    ],
    [
      'a unit of another size and a price',
      { unitAbbr: 'KRT', ratio: 6, amount: 1, priceString: '2.50' },
      { units: [wireUnit('STK', 1), wireUnit('KRT', 12)], bulkPrices: tiers },
      ['KRT 6 → 12', 'price 2.50 → 2.00'],
    ],
    ['an order that does not tell the size', { ratio: undefined }, { bulkPrices: [listPrice('2.45')] }, []],
  ])('tells %s', (_, over, product, changes) => {
    const line = compare({ ...item(), ...over } as OrderItem, product);
    expect(line?.refusal).toBeUndefined();
    expect(texts(line?.changes)).toEqual(changes);
  });

  it('has no prices for users who may not see them', () => {
    expect(compare(item(), { bulkPrices: [listPrice('2.65')] }, false)?.changes).toEqual([]);
    expect(compare(item(), {}, false)?.changes).toEqual([]);
    expect(texts(compare(item({ unitAbbr: 'KRT', ratio: 8 }), { bulkPrices: [listPrice('9.99')] }, false)?.changes)).toEqual(['KRT 8 → 6']);
  });

  it.each<[what: string, ordered: Partial<OrderItem>, product: Partial<WireProduct> | undefined, reason: object]>([
    ['a product that is unknown now', {}, undefined, { kind: 'noLongerAvailable' }],
    ['a product out of the range', {}, { shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }, { kind: 'noLongerAvailable' }],
    ['a product that can’t be had', {}, { shopAvailability: { status: 'INACTIVE' } }, { kind: 'notAvailable' }],
    ['a product that comes later', {}, { shopAvailability: { status: 'AVAILABLE_SOON' } }, { kind: 'notAvailable' }],
    ['a unit that is gone', { unitAbbr: 'PAL' }, {}, { kind: 'unitNotSold' }],
    ['a minimum that came since', { amount: 1, unitAbbr: 'KRT', ratio: 6 }, { minSaleQuantity: 8 }, { kind: 'belowMinimum', minimum: 2 }],
  ])('refuses %s, and checks nothing else of it', (_, over, product, reason) => {
    expect(compare(item(over), product)).toMatchObject({ requestedLine: { sku: '1', name: 'Almbutter' }, refusal: reason, changes: [] });
  });

  it("takes the cart's current content into account", () => {
    const cartLines = [lineOf({}, { amount: 99_999 })];
    expect(compareOrder([item()], productsOf({}), { canSeePrices: false, cartLines })[0]?.refusal).toMatchObject({
      kind: 'invalidAmount',
      minimum: 1,
    });
  });

  it('keeps the order’s sequence, also for a product that is in it twice', () => {
    const lines = compareOrder(
      [item({ productSku: '2' }), item(), item({ amount: 5 }), item({ productSku: '3' })],
      productsOf({ sku: '1' }, { sku: '3' }),
      { canSeePrices: false },
    );
    expect(lines.map(({ requestedLine: { sku, amount }, refusal }) => [sku, amount, refusal?.kind])).toEqual([
      ['2', 2, 'noLongerAvailable'],
      ['1', 2, undefined],
      ['1', 5, undefined],
      ['3', 2, undefined],
    ]);
  });
});

it('sorts lines by their findings', () => {
  const lines = compareOrder(
    [item(), item({ productSku: '2' }), item({ productSku: '3' })],
    productsOf({ sku: '1', bulkPrices: [listPrice('2.45')] }, { sku: '2', bulkPrices: [listPrice('3.00')] }),
    { canSeePrices: true },
  );
  const { refused, changed, unchanged } = sortComparison(lines);
  expect([unchanged, changed, refused].map((part) => part.map(({ requestedLine }) => requestedLine.sku))).toEqual([['1'], ['2'], ['3']]);
});
