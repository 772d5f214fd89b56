import { describe, expect, it } from 'vitest';
import type { BulkPrice, BulkPriceType } from '#gen/models/index.ts';
import { toPrice, type Price } from './bulkPrice';
import { decimal } from './money';
import { bestPrice } from './price';
import { cheaperPer, priceSteps, type PriceStep } from './priceExplanation';
import { nextTier, reachableTiers, tiers } from './priceTiers';
import type { Unit } from '../product/unit';

const price = (type: BulkPriceType, rawValueString: string, minQuantity = 1, extra: Partial<BulkPrice> = {}): Price => {
  const read = toPrice({ sku: '1', price: 0, type, rawValueString, minQuantity, ...extra });
  if (!read) throw new Error('unreadable');
  return read;
};
const modifier = (type: 'SINGLE' | 'TOTAL', discountFactorString: string, applicationOrder = 1) => ({
  type,
  discountFactorString,
  applicationOrder,
  discountFactor: 0,
});
const unit = (abbreviation: string, ratio: number): Unit => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: ratio === 1,
  gtins: [],
});
const tiered = [price('LIST', '10.00'), price('LIST', '9.00', 10), price('LIST', '8.00', 50)];

/** A step as a line: scope, kind, label, value and change. */
const line = (step: PriceStep): string => {
  const said =
    'share' in step
      ? step.share
      : 'type' in step
        ? step.type
        : 'storageUnits' in step
          ? step.storageUnits
          : 'from' in step
            ? step.from
            : '';
  return `${step.scope} ${step.kind} ${said} ${step.value} ${step.change}`.replace('  ', ' ');
};

describe('priceSteps', () => {
  it('explains a plain price', () => {
    expect(priceSteps([price('LIST', '12.90')], { amount: 2, ratio: 6 }).map(line)).toEqual([
      'unit list regular 12.9 0',
      'row amount 12 154.8 141.9',
    ]);
  });

  it('explains tier, discount, bonus, fair and rounding in their order', () => {
    const prices = [
      price('LIST', '12.3456'),
      price('LIST', '11.1111', 10, { attachedDiscount: modifier('SINGLE', '0.9', 2), attachedBonus: modifier('SINGLE', '0.98', 1) }),
    ];
    expect(priceSteps(prices, { amount: 10, ratio: 1, fairDiscountFactor: '0.5' }).map(line)).toEqual([
      'unit list regular 12.3456 0',
      'unit tier 10 11.1111 -1.2345',
      'unit bonus 0.02 10.888878 -0.222222',
      'unit discount 0.1 9.7999902 -1.0888878',
      'unit fairDiscount 0.5 4.8999951 -4.8999951',
      'unit rounding 4.9 0.0000049',
      'row amount 10 49 44.1',
    ]);
  });

  it('explains an offer that replaces the list price, and conditions on totals', () => {
    const prices = [
      price('LIST', '10.00'),
      price('PROMOTION', '9.99', 1, {
        toDate: '2026-11-30',
        attachedDiscount: modifier('TOTAL', '0.95'),
        attachedBonus: modifier('TOTAL', '0.98', 2),
      }),
    ];
    // A fair that halves the list price makes the list win; without it the promotion does.
    expect(priceSteps(prices, { amount: 3, ratio: 1, fairDiscountFactor: '0.5' }).map(line)).toEqual([
      'unit list regular 10 0',
      'unit fairDiscount 0.5 5 -5',
      'row amount 3 15 10',
    ]);
    const offer = priceSteps(prices, { amount: 3, ratio: 1 });
    expect(offer.map(line)).toEqual([
      'unit list regular 10 0',
      'unit offer on-sale-for-all 9.99 -0.01',
      'row amount 3 29.97 19.98',
      'row discount 0.05 28.4715 -1.4985',
      'row bonus 0.02 27.90207 -0.56943',
      'row rounding 27.9 -0.00207',
    ]);
    expect(offer[1]).toMatchObject({ from: 1, validTo: '2026-11-30' });
  });

  it('explains changes that keep the number: another kind of price, a tier at the same price', () => {
    const special = price('SPECIAL', '10.00', 1, { attachedDiscount: modifier('SINGLE', '0.9') });
    expect(priceSteps([price('LIST', '10.00'), special], { amount: 1, ratio: 1 }).map(line)).toEqual([
      'unit list regular 10 0',
      'unit offer on-sale-for-customer 10 0',
      'unit discount 0.1 9 -1',
      'row amount 1 9 0',
    ]);
    const tier = price('LIST', '10.00', 5, { attachedDiscount: modifier('SINGLE', '0.9') });
    expect(priceSteps([price('LIST', '10.00'), tier], { amount: 5, ratio: 1 }).map(line)).toEqual([
      'unit list regular 10 0',
      'unit tier 5 10 0',
      'unit discount 0.1 9 -1',
      'row amount 5 45 36',
    ]);
  });

  it('rounds after a single factor on the total', () => {
    expect(
      priceSteps([price('LIST', '9.99', 1, { attachedDiscount: modifier('TOTAL', '0.95') })], { amount: 3, ratio: 1 }).map(line),
    ).toEqual(['unit list regular 9.99 0', 'row amount 3 29.97 19.98', 'row discount 0.05 28.4715 -1.4985', 'row rounding 28.47 -0.0015']);
  });

  it('explains nothing twice and nothing without a price', () => {
    const same = [price('LIST', '10.00'), price('LIST', '10.00', 1, { attachedDiscount: modifier('SINGLE', '0.9') })];
    expect(priceSteps(same, { amount: 1, ratio: 1 }).map(line)).toEqual([
      'unit list regular 10 0',
      'unit discount 0.1 9 -1',
      'row amount 1 9 0',
    ]);
    expect(priceSteps([], { amount: 1, ratio: 1 })).toEqual([]);
  });
});

describe('tiers', () => {
  const shown = (prices: Price[], amount: number, ratio = 1) =>
    tiers(prices, { amount, ratio }).map((tier) =>
      [tier.from, tier.fromAmount, tier.unitPrice, tier.pricePerSelectedUnit, tier.savingShare, tier.isCurrent].map(String).join(' '),
    );

  it('has each quantity with its saving', () => {
    expect(shown(tiered, 12)).toEqual(['1 1 10 10 0 false', '10 10 9 9 0.1 true', '50 50 8 8 0.2 false']);
    expect(shown(tiered, 1, 12)).toEqual(['1 1 10 120 0 false', '10 1 9 108 0.1 true', '50 5 8 96 0.2 false']);
  });

  it('sorts them by quantity, whatever the order of the prices', () => {
    expect(shown([price('LIST', '8.00', 50), price('LIST', '10.00'), price('LIST', '9.00', 10)], 12)).toEqual([
      '1 1 10 10 0 false',
      '10 10 9 9 0.1 true',
      '50 50 8 8 0.2 false',
    ]);
  });

  it('leaves out tiers that never win, mixes kinds and marks the first if none is reached', () => {
    // Measured against the list price of 10.00, as the product's row measures.
    expect(shown([...tiered, price('PROMOTION', '8.50', 1)], 1)).toEqual(['1 1 8.5 8.5 0.15 true', '50 50 8 8 0.2 false']);
    expect(shown([price('LIST', '5.00', 6), price('LIST', '4.00', 12)], 1)).toEqual(['6 6 5 5 0 true', '12 12 4 4 0.2 false']);
    expect(shown([], 1)).toEqual([]);
  });

  it('has for each tier the percentage that its row shows once chosen, with two decimals', () => {
    // 77.40 to 65.90 is 14.8579 %; a fair's 5 % off 77.40 is 73.53.
    const prices = [price('LIST', '77.40'), price('PROMOTION', '65.90', 4), price('FIXED', '79.00', 6)];
    for (const fairDiscountFactor of [undefined, '0.95']) {
      const rows = tiers(prices, { amount: 1, ratio: 1, fairDiscountFactor });
      expect(rows.map(({ savingShare }) => savingShare.toString())).toEqual([fairDiscountFactor ? '0.05' : '0', '0.1486']);
      for (const { fromAmount, savingShare } of rows) {
        const quote = bestPrice(prices, { amount: fromAmount, ratio: 1, fairDiscountFactor });
        expect(quote.kind === 'priced' && quote.savingShare.toString()).toBe(savingShare.toString());
      }
    }
  });

  it('has a row for every change of the charged price, also one that a bonus had lowered', () => {
    const bonus = (factor: string) => ({ attachedBonus: modifier('SINGLE', factor) });
    const dearer = [price('LIST', '10.00', 1, bonus('0.8')), price('LIST', '9.00', 10)];
    expect(shown(dearer, 10)).toEqual(['1 1 8 8 0.2 false', '10 10 9 9 0.1 true']);
    const alike = [price('LIST', '10.00'), price('LIST', '10.00', 10, bonus('0.9'))];
    expect(shown(alike, 10)).toEqual(['1 1 10 10 0 false', '10 10 9 9 0.1 true']);
    expect(tiers(alike, { amount: 10, ratio: 1, includeBonus: false }).map(({ from }) => from)).toEqual([1]);
  });

  it('of a unit of six leaves out the tier that one unit already exceeds', () => {
    const rows = tiers([price('LIST', '14.14'), price('LIST', '13.29', 5), price('LIST', '13.01', 30)], { amount: 1, ratio: 6 });
    expect(reachableTiers(rows).map(({ from, fromAmount, isCurrent }) => [from, fromAmount, isCurrent])).toEqual([
      [5, 1, true],
      [30, 5, false],
    ]);
    const single = tiers([price('LIST', '14.14'), price('LIST', '13.29', 5), price('LIST', '13.01', 30)], { amount: 1, ratio: 1 });
    expect(reachableTiers(single).map(({ fromAmount }) => fromAmount)).toEqual([1, 5, 30]);
  });

  it('passes on kind, validity and reference price', () => {
    const basePrice = { quantity: 6, unit: 'kg', refQuantity: 1, refUnit: 'kg' };
    const [, promotion] = tiers([price('LIST', '77.40'), price('PROMOTION', '70.80', 4, { toDate: '2026-11-30' })], {
      amount: 1,
      ratio: 1,
      basePrice,
    });
    expect(promotion).toMatchObject({ type: 'on-sale-for-all', validTo: '2026-11-30', referencePrice: { perUnit: 'kg' } });
    expect(promotion?.referencePrice?.amount.toString()).toBe('11.8');
  });
});

describe('a discount on totals', () => {
  // 10.00 less 10 % on the total is 9.00: the tier at 9.50, which has no such discount, costs more.
  const prices = [price('LIST', '10.00', 1, { attachedDiscount: modifier('TOTAL', '0.9') }), price('LIST', '9.50', 10)];
  const units = [unit('STK', 1)];

  it.each([
    ['with a base price', { quantity: 2, unit: 'kg', refQuantity: 1, refUnit: 'kg' }],
    ['without one', undefined],
  ])('is part of the comparison of ways to buy, %s', (_case, basePrice) => {
    expect(cheaperPer(prices, { amount: 1, ratio: 1, basePrice, units, minSaleQuantity: 0 })).toEqual([]);
  });

  it('is in a base price of its own', () => {
    const basePrice = { quantity: 2, unit: 'kg', refQuantity: 1, refUnit: 'kg' };
    const [one, ten] = [1, 10].map((amount) => bestPrice(prices, { amount, ratio: 1, basePrice }));
    expect(one).toMatchObject({ referencePrice: { amount: decimal('5') }, referencePriceOfTotal: { amount: decimal('4.5') } });
    expect(ten).toMatchObject({ referencePrice: { amount: decimal('4.75') }, referencePriceOfTotal: undefined });
  });
});

describe('nextTier', () => {
  const next = (prices: Price[], amount: number, ratio = 1) => {
    const tier = nextTier(prices, { amount, ratio });
    return tier && `${tier.missing} more, at ${tier.amount}: ${tier.tier.unitPrice}, saves ${tier.saving}`;
  };

  it.each([
    [1, 1, '9 more, at 10: 9, saves 1'],
    [9, 1, '1 more, at 10: 9, saves 1'],
    [10, 1, '40 more, at 50: 8, saves 1'],
    [50, 1, undefined],
    [0, 1, '9 more, at 10: 9, saves 1'],
    [1, 12, '4 more, at 5: 8, saves 1'],
    [19, 0.5, '1 more, at 20: 9, saves 1'],
  ])('of %d × %d: %s', (amount, ratio, expected) => expect(next(tiered, amount, ratio)).toBe(expected));

  it('skips a tier that one more unit exceeds', () => {
    expect(next([price('LIST', '10.00'), price('LIST', '9.00', 10), price('LIST', '8.00', 12)], 1, 6)).toBe('1 more, at 2: 8, saves 2');
  });

  it('names no tier that one more unit exceeds, and none that a bonus makes dearer', () => {
    // From ten 9.00 less 30 % bonus is 6.30; from twelve 8.00 without a bonus. Two units of six cost 8.00 each.
    const prices = [
      price('LIST', '10.00'),
      price('LIST', '9.00', 10, { attachedBonus: modifier('SINGLE', '0.7') }),
      price('LIST', '8.00', 12),
    ];
    expect(next(prices, 1, 6)).toBe('1 more, at 2: 8, saves 2');
    expect(next(prices, 10)).toBeUndefined();
    expect(next(prices, 1)).toBe('9 more, at 10: 6.3, saves 3.7');
  });

  it('is empty without a price, or above the maximum amount', () => {
    expect(next([], 1)).toBeUndefined();
    expect(next([price('LIST', '10.00'), price('LIST', '9.00', 100_000)], 1)).toBeUndefined();
    expect(next([price('LIST', '10.00'), price('LIST', '9.00', 99_999)], 1)).toBe('99998 more, at 99999: 9, saves 1');
  });

  it('of an amount that reaches no tier is the first lower price', () => {
    expect(next([price('LIST', '5.00', 6), price('LIST', '4.00', 12)], 1)).toBe('11 more, at 12: 4, saves 1');
  });
});

describe('cheaperPer', () => {
  const piece = unit('STK', 1);
  const carton = unit('KRT', 12);
  const basePrice = { quantity: 0.5, unit: 'kg', refQuantity: 1, refUnit: 'kg' };
  const found = (amount: number, ratio: number, minSaleQuantity = 0, prices = tiered) =>
    cheaperPer(prices, { amount, ratio, basePrice, units: [piece, carton], minSaleQuantity }).map(
      ({ unit: { abbreviation }, amount: least, quote, savingShare }) =>
        `${least} ${abbreviation} ${quote.referencePrice?.amount} ${savingShare}`,
    );

  it('names the smallest purchase in each unit for each cheaper tier, cheapest first', () => {
    expect(found(1, 1)).toEqual(['50 STK 16 0.2', '5 KRT 16 0.2', '10 STK 18 0.1', '1 KRT 18 0.1']);
    expect(found(1, 12)).toEqual(['50 STK 16 0.1111', '5 KRT 16 0.1111']);
    expect(found(50, 1)).toEqual([]);
  });

  it('respects the minimum quantity', () => {
    expect(found(1, 1, 24)).toEqual(['50 STK 16 0.2', '5 KRT 16 0.2', '2 KRT 18 0.1', '24 STK 18 0.1']);
  });

  it('compares unit prices without reference prices, and is empty without prices', () => {
    const purchases = cheaperPer(tiered, { amount: 1, ratio: 1, units: [carton], minSaleQuantity: 0 });
    expect(purchases.map(({ amount, quote }) => `${amount} ${quote.unitPrice}`)).toEqual(['5 8', '1 9']);
    expect(found(1, 1, 0, [])).toEqual([]);
  });

  it('offers the largest orderable amount', () => {
    expect(found(1, 1, 0, [price('LIST', '10.00'), price('LIST', '9.00', 99_999)])).toEqual(['99999 STK 18 0.1', '8334 KRT 18 0.1']);
  });

  it('offers nothing above the largest amount, and the larger unit first for equal quantities', () => {
    expect(found(1, 1, 0, [price('LIST', '10.00'), price('LIST', '9.00', 120_000)])).toEqual(['10000 KRT 18 0.1']);
    expect(found(1, 1, 0, [price('LIST', '10.00'), price('LIST', '9.00', 12)])).toEqual(['1 KRT 18 0.1', '12 STK 18 0.1']);
  });
});
