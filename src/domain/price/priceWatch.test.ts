import { describe, expect, it, test } from 'vitest';
import { listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import { made } from '#tests/examples/made.ts';
import type { BulkPrice, OrderItem } from '#gen/models/index.ts';
import { getOrderItemMock } from '#gen/models/index.faker.ts';
import { decimal, moneyText } from './money';
import {
  comparePrice,
  hasOtherTier,
  isChanged,
  lastChoiceOf,
  lastPaidOf,
  readThreshold,
  thresholdShare,
  watchPrices,
  type LastPaid,
  type OtherTier,
  type PriceComparison,
} from './priceWatch';
import type { Product } from '../product/product';

const item = (over: Partial<OrderItem>): OrderItem =>
  made(getOrderItemMock, { productSku: '1', name: 'Almbutter', amount: 1, unitAbbr: 'STK', baseUnit: 'STK', ratio: 1, ...over });
/** A line that was paid; the total as the server worked it out, its price beside it. */
const paidLine = (amount: number, unitAbbr: string, ratio: number, total: string, over: Partial<OrderItem> = {}) =>
  item({ amount, unitAbbr, ratio, mostAccurateRowTotalString: total, mostAccurateRowTotal: 0, ...over });
const paid = (...orderItems: OrderItem[]): LastPaid => lastPaidOf([{ creationTime: '2026-10-24T07:30:00Z', orderItems }]);
const butter = (...bulkPrices: BulkPrice[]) => productOf({ bulkPrices });
const choiceOf = (product: Product, amount: number, abbreviation: string) => ({
  amount,
  unit: product.allUnits.find((unit) => unit.abbreviation === abbreviation)!,
});
const five = { threshold: thresholdShare(5) };
const compare = (product: Product, amount: number, unit: string, lastPaid: LastPaid) =>
  comparePrice(product, choiceOf(product, amount, unit), lastPaid);
const inWords = (comparison: PriceComparison | undefined) =>
  comparison &&
  [
    `${moneyText(comparison.before)} → ${moneyText(comparison.now)}`,
    comparison.share.toString(),
    moneyText(comparison.difference),
    isChanged(comparison, five) ? 'changed' : 'same',
    ...(comparison.packSize ? [`pack ${comparison.packSize.before} → ${comparison.packSize.now}`] : []),
    ...(comparison.tier ? [tierInWords(comparison.tier), hasOtherTier(comparison, five) ? 'told' : 'untold'] : []),
  ].join(' | ');
const tierInWords = ({ price, share, bought }: OtherTier) =>
  `tier ${moneyText(price)} (${share.toString()}), then ${bought.amount} ${bought.unit.abbreviation}`;

const tiers = (one: string, from24: string) => [listPrice(one), listPrice(from24, { minQuantity: 24 })];

describe('a price compared with the last paid one', () => {
  // Worked out by hand, of the quantity of then: share = cost now ÷ paid − 1; difference = (cost now − paid) × quantity now ÷ quantity then.
  // The tier: price at the quantity now ÷ price now at the quantity of then − 1.
  test.each<[what: string, product: Product, amount: number, unit: string, LastPaid, expected: string | undefined]>([
    [
      '8 % dearer by the piece',
      butter(listPrice('10.80')),
      3,
      'STK',
      paid(paidLine(6, 'STK', 1, '60.00')),
      '10.00 → 10.80 | 0.08 | 2.40 | changed',
    ],
    [
      '4 % dearer in cartons of six',
      butter(listPrice('2.60')),
      3,
      'KRT',
      paid(paidLine(2, 'KRT', 6, '30.00')),
      '2.50 → 2.60 | 0.04 | 1.80 | same',
    ],
    [
      'just at the threshold',
      butter(listPrice('5.25')),
      1,
      'STK',
      paid(paidLine(1, 'STK', 1, '5.00')),
      '5.00 → 5.25 | 0.05 | 0.25 | changed',
    ],
    ['just below it', butter(listPrice('5.24')), 1, 'STK', paid(paidLine(1, 'STK', 1, '5.00')), '5.00 → 5.24 | 0.048 | 0.24 | same'],
    ['the same', butter(listPrice('5.00')), 7, 'STK', paid(paidLine(1, 'STK', 1, '5.00')), '5.00 → 5.00 | 0 | 0.00 | same'],
    ['cheaper', butter(listPrice('3.50')), 2, 'STK', paid(paidLine(4, 'STK', 1, '16.00')), '4.00 → 3.50 | -0.125 | -1.00 | changed'],
    [
      'too few for the volume price of then',
      butter(...tiers('3.00', '2.70')),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '64.80')),
      '2.70 → 2.70 | 0 | 0.00 | same | tier 3.00 (0.1111), then 4 KRT | told',
    ],
    [
      'too few for it, and the list is dearer',
      butter(...tiers('3.30', '3.00')),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '64.80')),
      '2.70 → 3.00 | 0.1111 | 1.80 | changed | tier 3.30 (0.1), then 4 KRT | told',
    ],
    [
      'enough for a volume price, other than then',
      butter(...tiers('3.00', '2.70')),
      4,
      'KRT',
      paid(paidLine(1, 'KRT', 6, '18.00')),
      '3.00 → 3.00 | 0 | 0.00 | same | tier 2.70 (-0.1), then 1 KRT | told',
    ],
    [
      'a tier introduced since, which the amount of then reaches and this one does not: no cheaper',
      butter(...tiers('3.00', '2.70')),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '72.00')),
      '3.00 → 3.00 | 0 | 0.00 | same | tier 3.00 (0.1111), then 4 KRT | told',
    ],
    [
      'the list dearer, and a tier that makes up for it: no dearer',
      butter(...tiers('3.30', '3.00')),
      4,
      'KRT',
      paid(paidLine(1, 'KRT', 6, '18.00')),
      '3.00 → 3.00 | 0 | 0.00 | same | tier 3.00 (-0.0909), then 1 KRT | told',
    ],
    [
      'the list dearer, and a tier that makes up for more: no dearer',
      butter(...tiers('3.30', '2.90')),
      4,
      'KRT',
      paid(paidLine(1, 'KRT', 6, '18.00')),
      '3.00 → 3.00 | 0 | 0.00 | same | tier 2.90 (-0.1212), then 1 KRT | told',
    ],
    [
      'the list dearer, and a tier that makes up for half: 24 × 0.15',
      butter(...tiers('3.30', '3.15')),
      4,
      'KRT',
      paid(paidLine(1, 'KRT', 6, '18.00')),
      '3.00 → 3.15 | 0.05 | 3.60 | changed | tier 3.15 (-0.0455), then 1 KRT | untold',
    ],
    [
      'the price of then cheaper, but too few for it: no cheaper',
      butter(...tiers('2.90', '2.40')),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '64.80')),
      '2.70 → 2.70 | 0 | 0.00 | same | tier 2.90 (0.2083), then 4 KRT | told',
    ],
    [
      'a smaller carton at the same price a piece',
      butter(listPrice('2.50')),
      2,
      'KRT',
      paid(paidLine(2, 'KRT', 8, '40.00')),
      '2.50 → 2.50 | 0 | 0.00 | changed | pack 8 → 6',
    ],
    [
      'a smaller carton, dearer a piece',
      butter(listPrice('3.00')),
      2,
      'KRT',
      paid(paidLine(2, 'KRT', 8, '40.00')),
      '2.50 → 3.00 | 0.2 | 6.00 | changed | pack 8 → 6',
    ],
    [
      '5 % off the total then, none now',
      butter(listPrice('10.00')),
      10,
      'STK',
      paid(paidLine(10, 'STK', 1, '95.00')),
      '9.50 → 10.00 | 0.0526 | 5.00 | changed',
    ],
    [
      'on sale now',
      butter(listPrice('10.00'), listPrice('9.20', { type: 'PROMOTION' })),
      1,
      'STK',
      paid(paidLine(1, 'STK', 1, '10.00')),
      '10.00 → 9.20 | -0.08 | -0.80 | changed',
    ],
    [
      'a price without a total',
      butter(listPrice('1.10')),
      2,
      'STK',
      paid(item({ amount: 5, priceString: '1.00', price: 1 })),
      '1.00 → 1.10 | 0.1 | 0.20 | changed',
    ],
    ['a part of a cent', butter(listPrice('1.00')), 1, 'STK', paid(paidLine(3, 'STK', 1, '2.99')), '1.00 → 1.00 | 0.0033 | 0.00 | same'],
    [
      'too few for a volume price that is hardly lower',
      butter(...tiers('3.00', '2.90')),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '69.60')),
      '2.90 → 2.90 | 0 | 0.00 | same | tier 3.00 (0.0345), then 4 KRT | untold',
    ],
    [
      'as many as then, where the volume price now asks for more',
      butter(listPrice('3.00'), listPrice('2.70', { minQuantity: 36 })),
      4,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '64.80')),
      '2.70 → 3.00 | 0.1111 | 7.20 | changed',
    ],
    [
      'fewer, and a price on sale that holds for both',
      butter(...tiers('3.00', '2.70'), listPrice('2.50', { type: 'PROMOTION' })),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '64.80')),
      '2.70 → 2.50 | -0.0741 | -1.20 | changed',
    ],
    [
      'fewer, with the same price from another quantity on',
      butter(...tiers('3.00', '3.00')),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '72.00')),
      '3.00 → 3.00 | 0 | 0.00 | same',
    ],
    [
      'as many cartons, which hold too few for the volume price of then',
      butter(...tiers('3.00', '2.70')),
      3,
      'KRT',
      paid(paidLine(3, 'KRT', 8, '64.80')),
      '2.70 → 2.70 | 0 | 0.00 | changed | pack 8 → 6 | tier 3.00 (0.1111), then 24 STK | told',
    ],
    [
      'below the least quantity that has a price, then and now',
      butter(listPrice('3.00', { minQuantity: 12 })),
      1,
      'KRT',
      paid(paidLine(1, 'STK', 1, '3.00'), paidLine(4, 'KRT', 6, '72.00')),
      '3.00 → 3.00 | 0 | 0.00 | same',
    ],
    [
      'a volume price for nothing, which no other can be a share of',
      butter(...tiers('3.00', '0.00')),
      1,
      'KRT',
      paid(paidLine(4, 'KRT', 6, '24.00')),
      '1.00 → 1.00 | 0 | 0.00 | same',
    ],
    ['never bought', butter(listPrice('1.00')), 1, 'STK', paid(), undefined],
    ['only bought in another unit', butter(listPrice('1.00')), 1, 'KRT', paid(paidLine(1, 'STK', 1, '1.00')), undefined],
    [
      'counted in another storage unit then',
      butter(listPrice('1.00')),
      1,
      'KRT',
      paid(paidLine(1, 'KRT', 6, '9.00', { baseUnit: 'KG' })),
      undefined,
    ],
    ['a gift then', butter(listPrice('1.00')), 1, 'STK', paid(paidLine(1, 'STK', 1, '0.00')), undefined],
    ['none of it then', butter(listPrice('1.00')), 1, 'STK', paid(paidLine(0, 'STK', 1, '3.00')), undefined],
    ['on request now', butter(), 1, 'STK', paid(paidLine(1, 'STK', 1, '1.00')), undefined],
  ])('%s', (_, product, amount, unit, lastPaid, expected) => {
    expect(inWords(compare(product, amount, unit, lastPaid))).toBe(expected);
  });

  it('ignores the bonus, which orders don’t contain', () => {
    const bonus = { type: 'SINGLE' as const, applicationOrder: 1, discountFactor: 0.9, discountFactorString: '0.9' };
    const product = butter(listPrice('10.00', { attachedBonus: bonus }));
    expect(inWords(compare(product, 1, 'STK', paid(paidLine(1, 'STK', 1, '10.00'))))).toBe('10.00 → 10.00 | 0 | 0.00 | same');
  });
});

describe('the last paid price', () => {
  const order = (creationTime: string, ...orderItems: OrderItem[]) => ({ creationTime, orderItems });
  it('is that of the newest order in each unit, in any order of the answer', () => {
    const lastPaid = lastPaidOf([
      order('2026-09-01T10:00:00Z', paidLine(1, 'KRT', 6, '30.00'), paidLine(9, 'STK', 1, '9.00')),
      order('2026-11-02T10:00:00Z', paidLine(2, 'STK', 1, '4.00')),
      // Half past midnight in Vienna.
      order('2026-10-23T22:30:00Z', paidLine(3, 'STK', 1, '3.00'), paidLine(2, 'KRT', 6, '66.00')),
      order('nonsense', paidLine(1, 'LAG', 1, '1.00')),
    ]);
    expect(lastPaid.get('1')?.map(({ day, unitAbbreviation, total }) => [day, unitAbbreviation, moneyText(total)])).toEqual([
      ['2026-11-02', 'STK', '4.00'],
      ['2026-10-24', 'KRT', '66.00'],
    ]);
  });

  it('goes back to an older order if the newest had no price', () => {
    const lastPaid = lastPaidOf([
      order('2026-11-02T10:00:00Z', made(getOrderItemMock, { productSku: '1', name: 'Almbutter', amount: 1, unitAbbr: 'STK' })),
      order('2026-10-02T10:00:00Z', paidLine(1, 'STK', 1, '7.00')),
    ]);
    expect(lastPaid.get('1')?.map(({ day }) => day)).toEqual(['2026-10-02']);
  });

  it('exists for a product without a chosen unit, in a unit that is still sold', () => {
    const product = butter(listPrice('1.00'));
    const lastPaid = paid(paidLine(3, 'LAG', 40, '90.00'), paidLine(2, 'KRT', 6, '12.00'));
    expect(lastChoiceOf(product, lastPaid)).toMatchObject({ amount: 2, unit: { abbreviation: 'KRT' } });
    expect(lastChoiceOf(product, paid(paidLine(3, 'LAG', 40, '90.00')))).toBeUndefined();
    expect(lastChoiceOf(product, paid())).toBeUndefined();
  });
});

test('the prices of a list: its extra cost, and its changes by their cost', () => {
  const named = (sku: string, price: string, krt = 6) =>
    productOf({ sku, bulkPrices: [listPrice(price)], units: [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', krt)] });
  const line = (product: Product, amount: number, unit = 'STK') => ({ product, choice: choiceOf(product, amount, unit) });
  const lastPaid = paid(
    paidLine(1, 'STK', 1, '10.00', { productSku: 'a' }),
    paidLine(1, 'STK', 1, '2.00', { productSku: 'b' }),
    paidLine(1, 'STK', 1, '8.00', { productSku: 'c' }),
    paidLine(1, 'STK', 1, '3.00', { productSku: 'd' }),
    paidLine(1, 'KRT', 12, '12.00', { productSku: 'e' }),
  );
  const report = watchPrices(
    [
      line(named('b', '2.50'), 4),
      line(named('a', '11.00'), 5),
      line(named('c', '6.00'), 1),
      line(named('d', '3.03'), 1),
      line(named('e', '1.00'), 1, 'KRT'),
      line(named('f', '9.00'), 1),
    ],
    lastPaid,
    five,
  );
  // 4 × 0.50 + 5 × 1.00 − 2.00 + 0.03 + 0 = 5.03; f was never bought.
  expect(moneyText(report.difference)).toBe('5.03');
  expect([report.compared, report.uncompared]).toEqual([5, 1]);
  const skus = (lines: typeof report.risen) => lines.map(({ product }) => product.sku);
  expect([skus(report.risen), skus(report.fallen), skus(report.resized)]).toEqual([['a', 'b'], ['c'], ['e']]);
});

test('an order repeated with other amounts: nothing is dearer or cheaper, and tier changes are separate', () => {
  const named = (sku: string, ...bulkPrices: BulkPrice[]) => productOf({ sku, bulkPrices });
  const line = (product: Product, amount: number, unit: string) => ({ product, choice: choiceOf(product, amount, unit) });
  const lastPaid = paid(
    paidLine(4, 'KRT', 6, '64.80', { productSku: 'a' }),
    paidLine(1, 'KRT', 6, '18.00', { productSku: 'b' }),
    paidLine(2, 'STK', 1, '6.00', { productSku: 'c' }),
    paidLine(4, 'KRT', 6, '64.80', { productSku: 'd' }),
  );
  const report = watchPrices(
    [
      line(named('a', ...tiers('3.00', '2.70')), 1, 'KRT'),
      line(named('b', ...tiers('3.00', '2.70')), 4, 'KRT'),
      line(named('c', ...tiers('3.00', '2.70')), 5, 'STK'),
      // This one has become dearer as well: (72.00 − 64.80) × 6 ÷ 24 = 1.80.
      line(named('d', ...tiers('3.30', '3.00')), 1, 'KRT'),
    ],
    lastPaid,
    five,
  );
  const skus = (lines: typeof report.risen) => lines.map(({ product }) => product.sku);
  expect([skus(report.risen), skus(report.fallen), skus(report.resized), skus(report.otherTiers)]).toEqual([
    ['d'],
    [],
    [],
    ['a', 'b', 'd'],
  ]);
  expect(moneyText(report.difference)).toBe('1.80');
});

test.each<[kept: unknown, percent: number]>([
  [undefined, 5],
  [1, 1],
  [50, 50],
  [12, 12],
  [0, 5],
  [51, 5],
  [2.5, 5],
  ['7', 5],
  [Number.NaN, 5],
  [{ percent: 7 }, 5],
])('a threshold stored as %j is %d percent', (kept, percent) => {
  expect(readThreshold(kept)).toBe(percent);
  expect(thresholdShare(percent).times(100).equals(decimal(percent))).toBe(true);
});
