import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AttachedPriceModifier, BulkPrice } from '#gen/models/index.ts';
import { toPrice } from './bulkPrice';
import { lineOf, wireUnit } from '#tests/examples/wire.ts';
import { cartSum, lineSum } from '../cart/cartSum';
import { decimal, moneyText } from './money';
import { bestPrice } from './price';
import { priceSteps } from './priceExplanation';
import { nextTier } from './priceTiers';

/* Row, popup and cart show one price: they may not differ by a cent, for any prices of a product. */
const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => decimal(value).dividedBy(10_000).toString());
const modifier = fc.option(
  fc.record<AttachedPriceModifier>({
    type: fc.constantFrom('SINGLE', 'TOTAL'),
    applicationOrder: fc.nat(2),
    discountFactor: fc.constant(0),
    discountFactorString: fc.integer({ min: 50, max: 100 }).map((share) => decimal(share).dividedBy(100).toString()),
  }),
  { nil: undefined },
);
const bulkPrice = fc
  .tuple(
    cents(0, 999_999),
    fc.constantFrom('LIST', 'PROMOTION', 'SPECIAL', 'SPECIAL_LIST', 'FAIR_LIST', 'FIXED'),
    fc.constantFrom(1, 1, 1, 4, 6, 10, 12, 48),
    modifier,
    modifier,
  )
  .map(([rawValueString, type, minQuantity, discount, bonus]): BulkPrice => ({
    sku: '1',
    price: 0,
    rawValueString,
    type,
    minQuantity,
    ...(discount ? { attachedDiscount: discount } : {}),
    ...(bonus ? { attachedBonus: bonus } : {}),
  }));
const product = fc.record({
  bulkPrices: fc.array(bulkPrice, { minLength: 1, maxLength: 5 }),
  ratio: fc.constantFrom(1, 0.25, 0.7, 2.4, 6, 12),
  amount: fc.integer({ min: 1, max: 400 }),
  fairDiscountFactor: fc.constantFrom(undefined, '0.95', '0.9'),
  canSeeBonuses: fc.boolean(),
});

it('row, popup and cart agree for 10,000 products', () => {
  fc.assert(
    fc.property(product, ({ bulkPrices, ratio, amount, fairDiscountFactor, canSeeBonuses }) => {
      const line = lineOf(
        { bulkPrices, units: [wireUnit('STK', 1), wireUnit('EH', ratio, { isDefault: true })] },
        { amount, unitAbbreviation: 'EH' },
      );
      const terms = { fairDiscountFactor, canSeeBonuses };
      const request = { amount, ratio, fairDiscountFactor, includeBonus: canSeeBonuses };
      const row = bestPrice(line.product.prices, request);
      if (row.kind !== 'priced') throw new Error('no price');
      const steps = priceSteps(line.product.prices, request);
      const popup = { unit: steps.findLast(({ scope }) => scope === 'unit')!.value, total: steps.at(-1)!.value };
      const sum = cartSum([line], terms);
      expect([moneyText(popup.unit), moneyText(popup.total), moneyText(sum.net), moneyText(lineSum(line, terms)!.net)]).toEqual([
        moneyText(row.unitPrice),
        moneyText(row.rowTotal),
        moneyText(row.rowTotal),
        moneyText(row.rowTotal),
      ]);
    }),
    { numRuns: 10_000 },
  );
});

// 10.00, from ten 9.00, from fifty 8.00; a carton holds twelve. Amount → price of one, missing for the next price, that price.
const tiers = (
  [
    ['10.00', 1],
    ['9.00', 10],
    ['8.00', 50],
  ] as const
).flatMap(([rawValueString, minQuantity]) => toPrice({ sku: '1', price: 0, type: 'LIST', rawValueString, minQuantity }) ?? []);

it.each([
  [1, 9, '10.00', 1, '9.00'],
  [1, 10, '9.00', 40, '8.00'],
  [1, 11, '9.00', 39, '8.00'],
  [1, 49, '9.00', 1, '8.00'],
  [1, 50, '8.00', undefined, undefined],
  [1, 51, '8.00', undefined, undefined],
  [12, 1, '9.00', 4, '8.00'],
  [12, 4, '9.00', 1, '8.00'],
  [12, 5, '8.00', undefined, undefined],
])('in units of %d, %d cost %s each; %s more and it drops to %s', (ratio, amount, price, missing, then) => {
  const request = { amount, ratio };
  const now = bestPrice(tiers, request);
  const next = nextTier(tiers, request);
  expect(now.kind === 'priced' && moneyText(now.unitPrice)).toBe(price);
  expect([next?.missing, next && moneyText(next.tier.unitPrice)]).toEqual([missing, then]);
});
