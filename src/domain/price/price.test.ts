import { describe, expect, it } from 'vitest';
import type { AttachedPriceModifier, BulkPrice, BulkPriceType } from '#gen/models/index.ts';
import { toPrice, type Price } from './bulkPrice';
import { decimal, moneyText } from './money';
import { bestPrice, salePrice, type PriceRequest } from './price';

/** A discount or bonus on the single unit, or on the total. */
function modifier(type: 'SINGLE' | 'TOTAL', discountFactorString: string, applicationOrder = 1): AttachedPriceModifier {
  return { type, applicationOrder, discountFactor: 0.123, discountFactorString };
}

const single = (factor: string, order?: number) => modifier('SINGLE', factor, order);
const total = (factor: string, order?: number) => modifier('TOTAL', factor, order);

/** A price; its binary `price` is nonsense on purpose: only the string may count. */
function price(type: BulkPriceType, rawValueString: string, minQuantity = 1, extra: Partial<BulkPrice> = {}): Price {
  const read = toPrice({ sku: '1', price: 777.77, type, rawValueString, minQuantity, ...extra });
  if (!read) throw new Error(`unreadable price ${rawValueString}`);
  return read;
}

/** One that applies to neither; the contract has no word for it, the specification does (P§3 Price). */
const none = (factor: string): AttachedPriceModifier => ({ ...single(factor), type: 'NONE' as AttachedPriceModifier['type'] });

const list = (raw: string, min?: number, extra?: Partial<BulkPrice>) => price('LIST', raw, min, extra);
const promotion = (raw: string, min?: number, extra?: Partial<BulkPrice>) => price('PROMOTION', raw, min, extra);
const discounted = (raw: string, attachedDiscount: AttachedPriceModifier, attachedBonus?: AttachedPriceModifier) =>
  list(raw, 1, { attachedDiscount, ...(attachedBonus ? { attachedBonus } : {}) });

const tiered = [list('10.00'), list('9.00', 10), list('8.00', 50)];
const highTiers = [list('5.00', 6), list('4.50', 12)];
const of = (amount: number, ratio = 1, extra: Partial<PriceRequest> = {}): PriceRequest => ({ amount, ratio, ...extra });
const fair = (fairDiscountFactor: string, amount = 1) => of(amount, 1, { fairDiscountFactor });
const noBonus = (amount = 1) => of(amount, 1, { includeBonus: false });

/** unit price, price of one selected unit, row total; all worked out by hand from P§9. */
type Row = [what: string, prices: Price[], request: PriceRequest, unit: string, selected: string, row: string];

const golden: Row[] = [
  ['one piece', [list('12.90')], of(1), '12.90', '12.90', '12.90'],
  ['two wheels of 6 kg', [list('12.90')], of(2, 6), '12.90', '77.40', '154.80'],
  ['amount 0 counts as 1', [list('12.90')], of(0, 6), '12.90', '77.40', '77.40'],
  ['amount below 0 counts as 1', [list('12.90')], of(-3), '12.90', '12.90', '12.90'],
  ['amount that is no number counts as 1', [list('12.90')], of(Number.NaN), '12.90', '12.90', '12.90'],
  ['a quarter: 3.225', [list('12.90')], of(1, 0.25), '12.90', '3.23', '3.23'],
  ['two quarters are 6.45, not twice 3.23', [list('12.90')], of(2, 0.25), '12.90', '3.23', '6.45'],
  ['largest amount of the smallest price', [list('0.01')], of(99_999), '0.01', '0.01', '999.99'],
  ['largest row', [list('1234.56')], of(99_999, 12), '1234.56', '14814.72', '1481457185.28'],
  ['24 × 9.07', [list('9.07')], of(24), '9.07', '9.07', '217.68'],

  ['1.005 rounds up', [list('1.005')], of(1), '1.01', '1.01', '1.01'],
  ['1.004999 rounds down', [list('1.004999')], of(1), '1.00', '1.00', '1.00'],
  ['2.675 rounds up', [list('2.675')], of(1), '2.68', '2.68', '2.68'],
  ['8.575 rounds up', [list('8.575')], of(1), '8.58', '8.58', '8.58'],
  ['four decimals', [list('1.2900')], of(1), '1.29', '1.29', '1.29'],
  ['half a cent', [list('0.005')], of(1), '0.01', '0.01', '0.01'],
  ['less than half a cent', [list('0.004')], of(10), '0.00', '0.00', '0.00'],
  ['nothing', [list('0')], of(5), '0.00', '0.00', '0.00'],
  ['the unit price is rounded before it is multiplied', [list('39.495')], of(3), '39.50', '39.50', '118.50'],

  ['5 % off', [discounted('10.00', single('0.95'))], of(1), '9.50', '9.50', '9.50'],
  ['5 % off: 1.045', [discounted('1.10', single('0.95'))], of(1), '1.05', '1.05', '1.05'],
  ['half: 0.495', [discounted('0.99', single('0.5'))], of(1), '0.50', '0.50', '0.50'],
  ['discount and bonus', [discounted('10.00', single('0.9'), single('0.98', 2))], of(1), '8.82', '8.82', '8.82'],
  ['one rounding only: 1.082035', [discounted('1.15', single('0.97'), single('0.97', 2))], of(1), '1.08', '1.08', '1.08'],
  ['bonus before discount', [discounted('1.15', single('0.97', 2), single('0.97'))], of(1), '1.08', '1.08', '1.08'],
  ['factor 1', [discounted('10.00', single('1'))], of(1), '10.00', '10.00', '10.00'],
  ['factor 0', [discounted('10.00', single('0'))], of(3), '0.00', '0.00', '0.00'],
  ['bonus left out', [discounted('10.00', single('0.9'), single('0.98', 2))], noBonus(), '9.00', '9.00', '9.00'],
  // LIST 10.00 less 15 % bonus would be 8.50, but the invoice says 10.00: the promotion is charged, with and without bonuses.
  [
    'a bonus does not make the list win',
    [list('10.00', 1, { attachedBonus: single('0.85') }), promotion('9.00')],
    of(1),
    '9.00',
    '9.00',
    '9.00',
  ],
  ['nor without bonuses', [list('10.00', 1, { attachedBonus: single('0.85') }), promotion('9.00')], noBonus(), '9.00', '9.00', '9.00'],
  // 9.00 × 0.98 = 8.82, the promotion's own bonus; the list's 50 % is not taken.
  [
    'the best price has its own bonus',
    [list('10.00', 1, { attachedBonus: single('0.5') }), promotion('9.00', 1, { attachedBonus: single('0.98') })],
    of(2),
    '8.82',
    '8.82',
    '17.64',
  ],
  // SPECIAL 89.00 less 5 % on the total is 84.55 on the invoice; the list price of 92.00 less 5 % bonus, 87.40, takes no part.
  [
    'a total discount stays where a bonus tempts',
    [list('92.00', 1, { attachedBonus: single('0.95') }), price('SPECIAL', '89.00', 1, { attachedDiscount: total('0.95') })],
    of(1),
    '89.00',
    '89.00',
    '84.55',
  ],
  [
    'invoiced alike: the bonus decides',
    [promotion('9.00'), list('9.00', 1, { attachedBonus: single('0.9') })],
    of(1),
    '8.10',
    '8.10',
    '8.10',
  ],
  [
    'invoiced alike: a bonus on the total decides',
    [promotion('9.00'), list('9.00', 1, { attachedBonus: total('0.9') })],
    of(2),
    '9.00',
    '9.00',
    '16.20',
  ],
  ['applies to none: changes nothing', [discounted('10.00', none('0.5'), none('0.5'))], of(3), '10.00', '10.00', '30.00'],
  ['one that applies beside one that does not', [discounted('10.00', none('0.5'), single('0.9'))], of(3), '9.00', '9.00', '27.00'],
  ['six decimals: 0.999999', [discounted('3', single('0.333333'))], of(1), '1.00', '1.00', '1.00'],
  ['bonus alone: 4.365', [list('4.50', 1, { attachedBonus: single('0.97') })], of(1), '4.37', '4.37', '4.37'],
  ['unreadable factor changes nothing', [discounted('10.00', single('5 %'))], of(1), '10.00', '10.00', '10.00'],
  ['factor below 0 on the total changes nothing', [discounted('10.00', total('-1'))], of(3), '10.00', '10.00', '30.00'],
  ['factor below 0 changes nothing', [discounted('10.00', single('-0.5'))], of(1), '10.00', '10.00', '10.00'],

  ['10 % off the total', [discounted('10.00', total('0.9'))], of(3), '10.00', '10.00', '27.00'],
  ['total 28.4715', [discounted('9.99', total('0.95'))], of(3), '9.99', '9.99', '28.47'],
  ['single, then total', [discounted('10.00', single('0.95'), total('0.9', 2))], of(10), '9.50', '9.50', '85.50'],
  ['total, ordered before single', [discounted('10.00', total('0.9'), single('0.95', 2))], of(10), '9.50', '9.50', '85.50'],
  ['two totals: 133.017458', [discounted('19.99', total('0.97'), total('0.98', 2))], of(7), '19.99', '19.99', '133.02'],
  ['total bonus left out: 135.7321', [discounted('19.99', total('0.97'), total('0.98', 2))], noBonus(7), '19.99', '19.99', '135.73'],
  ['total 0.095 rounds up', [discounted('0.10', total('0.95'))], of(1), '0.10', '0.10', '0.10'],
  ['total of a half: 4.4955', [discounted('3.33', total('0.9'))], of(3, 0.5), '3.33', '1.67', '4.50'],
  ['1.045 rounded, then 10 % off 105', [discounted('1.10', single('0.95'), total('0.9'))], of(100), '1.05', '1.05', '94.50'],

  ['tier 1', tiered, of(1), '10.00', '10.00', '10.00'],
  ['just below tier 10', tiered, of(9), '10.00', '10.00', '90.00'],
  ['tier 10', tiered, of(10), '9.00', '9.00', '90.00'],
  ['just below tier 50', tiered, of(49), '9.00', '9.00', '441.00'],
  ['tier 50', tiered, of(50), '8.00', '8.00', '400.00'],
  ['a carton of 12 reaches tier 10', tiered, of(1, 12), '9.00', '108.00', '108.00'],
  ['four cartons are 48', tiered, of(4, 12), '9.00', '108.00', '432.00'],
  ['five cartons are 60', tiered, of(5, 12), '8.00', '96.00', '480.00'],
  ['no amount of a pallet of 50', tiered, of(0, 50), '8.00', '400.00', '400.00'],
  ['19 halves are 9.5', tiered, of(19, 0.5), '10.00', '5.00', '95.00'],
  ['20 halves are 10', tiered, of(20, 0.5), '9.00', '4.50', '90.00'],
  ['no tier reached: the smallest', highTiers, of(1), '5.00', '5.00', '5.00'],
  ['still none reached', highTiers, of(5), '5.00', '5.00', '25.00'],
  ['the smallest reached', highTiers, of(6), '5.00', '5.00', '30.00'],
  ['none reached, two smallest: the lower', [list('5.00', 6), promotion('4.80', 6), list('1.00', 12)], of(1), '4.80', '4.80', '4.80'],
  ['from 0', [list('5.00', 0)], of(1), '5.00', '5.00', '5.00'],
  ['a dearer tier does not win', [list('5.00'), list('6.00', 10)], of(10), '5.00', '5.00', '50.00'],
  ['3 × 0.7 reaches 2.1', [list('5.00'), list('4.00', 2.1)], of(3, 0.7), '4.00', '2.80', '8.40'],
  ['3 × 0.1 reaches 0.3', [list('5.00', 0.3)], of(3, 0.1), '5.00', '0.50', '1.50'],

  ['a discount makes the list win', [discounted('10.00', single('0.85')), promotion('9.00')], of(1), '8.50', '8.50', '8.50'],
  ['a total discount does not make a price win', [discounted('10.00', total('0.5')), promotion('9.00')], of(2), '9.00', '9.00', '18.00'],
  ['it decides between equal ones', [discounted('9.00', total('0.9')), promotion('9.00')], of(1), '9.00', '9.00', '8.10'],

  ['fair on list', [list('10.00')], fair('0.95'), '9.50', '9.50', '9.50'],
  ['fair on fair list', [price('FAIR_LIST', '10.00')], fair('0.95'), '9.50', '9.50', '9.50'],
  ['no fair on promotion', [promotion('10.00')], fair('0.95'), '10.00', '10.00', '10.00'],
  ['no fair on special', [price('SPECIAL', '10.00')], fair('0.95'), '10.00', '10.00', '10.00'],
  ['no fair on special list', [price('SPECIAL_LIST', '10.00')], fair('0.95'), '10.00', '10.00', '10.00'],
  ['no fair on fixed', [price('FIXED', '10.00')], fair('0.95'), '10.00', '10.00', '10.00'],
  ['fair makes the list win', [list('10.00'), promotion('9.60')], fair('0.95'), '9.50', '9.50', '9.50'],
  ['fair after a discount', [discounted('10.00', single('0.9'))], fair('0.95'), '8.55', '8.55', '8.55'],
  ['1.02793325', [discounted('1.15', single('0.97'), single('0.97', 2))], fair('0.95'), '1.03', '1.03', '1.03'],
  ['fair of 1', [list('10.00')], fair('1'), '10.00', '10.00', '10.00'],
  ['fair that is no number', [list('10.00')], fair('abc'), '10.00', '10.00', '10.00'],
  ['fair below 0', [list('10.00')], fair('-1'), '10.00', '10.00', '10.00'],
  ['fair and total', [discounted('10.00', total('0.9'))], fair('0.95', 3), '9.50', '9.50', '25.65'],
];

function quote(prices: Price[], request: PriceRequest = of(1)) {
  const answer = bestPrice(prices, request);
  if (answer.kind !== 'priced') throw new Error('no price');
  return answer;
}

describe('bestPrice', () => {
  it.each(golden)('%s', (_what, prices, request, unit, selected, row) => {
    const { unitPrice, pricePerSelectedUnit, rowTotal } = quote(prices, request);
    expect([unitPrice, pricePerSelectedUnit, rowTotal].map(moneyText)).toEqual([unit, selected, row]);
  });

  it.each([
    ['LIST', 'regular'],
    ['FAIR_LIST', 'regular-fair'],
    ['PROMOTION', 'on-sale-for-all'],
    ['SPECIAL', 'on-sale-for-customer'],
    ['SPECIAL_LIST', 'on-sale-for-customer'],
    ['FIXED', 'fixed-for-customer'],
  ] as const)('shows %s as %s', (source, type) => {
    expect(quote([price(source, '1.00')])).toMatchObject({ type, price: { source } });
  });

  it.each<[string, Price[], string]>([
    ['the lowest of three', [list('10.00'), promotion('9.00'), price('SPECIAL', '8.50')], 'on-sale-for-customer'],
    ['promotion below fixed', [price('FIXED', '9.90'), promotion('9.80')], 'on-sale-for-all'],
    ['a dear promotion', [promotion('10.50'), list('10.00')], 'regular'],
    ['a promotion out of reach', [list('10.00'), promotion('8.00', 20)], 'regular'],
    ['equal: promotion is named', [list('9.00'), promotion('9.00')], 'on-sale-for-all'],
    ['equal: customer before all', [promotion('9.00'), price('SPECIAL', '9.00')], 'on-sale-for-customer'],
    ['equal: fixed before special', [price('SPECIAL', '9.00'), price('FIXED', '9.00')], 'fixed-for-customer'],
    ['equal: fair before list', [list('9.00'), price('FAIR_LIST', '9.00')], 'regular-fair'],
    ['equal after rounding', [list('8.50'), price('SPECIAL', '8.504')], 'on-sale-for-customer'],
    ['invoiced alike, with the lower bonus', [list('9.00', 1, { attachedBonus: single('0.9') }), price('FIXED', '9.00')], 'regular'],
  ])('names the kind in any order: %s', (_what, prices, type) => {
    expect(quote(prices).type).toBe(type);
    expect(quote(prices.toReversed()).type).toBe(type);
  });

  it('names the later end and the smaller quantity of equal prices', () => {
    const short = promotion('9.00', 1, { toDate: '2026-11-30' });
    const long = promotion('9.00', 1, { toDate: '2026-12-31' });
    const open = promotion('9.00');
    for (const prices of [
      [short, long],
      [long, short],
      [open, long],
      [long, open],
    ])
      expect(quote(prices).validTo).toBe('2026-12-31');
    expect(quote([promotion('9.00', 5), promotion('9.00')], of(5)).tierFrom).toBeUndefined();
    for (const sources of [
      ['SPECIAL_LIST', 'SPECIAL'],
      ['SPECIAL', 'SPECIAL_LIST'],
    ] as const) {
      expect(quote(sources.map((source) => price(source, '9.00'))).price.source).toBe('SPECIAL');
    }
    expect(quote([list('9.004', 1, { toDate: '2026-12-31' }), list('9.00')]).price.rawValueString).toBe('9.00');
  });

  it('has the quantity from which a price applies', () => {
    expect(quote(tiered, of(1))).toMatchObject({ isReached: true, tierFrom: undefined });
    expect(quote(tiered, of(12))).toMatchObject({ isReached: true, tierFrom: 10 });
    expect(quote(highTiers, of(1))).toMatchObject({ isReached: false, tierFrom: 6 });
    // A quarter of a wheel is less than the one from which the price holds; four quarters are one.
    expect(quote([list('12.90')], of(1, 0.25))).toMatchObject({ isReached: false, tierFrom: 1 });
    expect(quote([list('12.90')], of(4, 0.25))).toMatchObject({ isReached: true });
    expect(quote([list('12.90', 0)], of(1, 0.25))).toMatchObject({ isReached: true, tierFrom: undefined });
    expect(quote([list('12.90')], of(1, 12))).toMatchObject({ isReached: true, tierFrom: undefined });
  });

  it('has no price on request', () => {
    expect(bestPrice([], of(1))).toEqual({ kind: 'onRequest' });
    expect(toPrice({ sku: '1', minQuantity: 1, price: 1, rawValueString: '1,90', type: 'LIST' })).toBeUndefined();
    expect(toPrice({ sku: '1', minQuantity: 1, price: 1, rawValueString: '', type: 'LIST' })).toBeUndefined();
    expect(toPrice({ sku: '1', minQuantity: 1, price: 1, rawValueString: '-1.00', type: 'LIST' })).toBeUndefined();
    expect(toPrice({ sku: '1', minQuantity: 1, price: 1, rawValueString: '1.00', type: 'OTHER' as BulkPriceType })).toBeUndefined();
  });

  it('parses a price in every number format', () => {
    expect(quote([list('+5.00')])).toMatchObject({ price: { rawValueString: '5.00' } });
    expect(moneyText(quote([list(' +5.00 ')], of(2)).rowTotal)).toBe('10.00');
    expect(quote([list('5.00', 1, { uvp: '12,90' as unknown as number })]).msrp).toBeUndefined();
  });

  it('has the share below the list price, with two decimals of a percentage', () => {
    expect(quote([list('77.40'), promotion('65.90')]).savingShare.toString()).toBe('0.1486');
    expect(quote([list('9.00'), price('FIXED', '9.90')], of(1)).savingShare.toString()).toBe('0');
  });

  it('treats an invalid quantity as 0', () => {
    expect(quote([list('5.00', Number.NaN)]).isReached).toBe(true);
  });

  it('strikes the list price through only if it costs less', () => {
    const struck = (prices: Price[], request?: PriceRequest) => {
      const { listPrice, struckPrice } = quote(prices, request);
      return [moneyText(listPrice), struckPrice && moneyText(struckPrice)];
    };
    expect(struck([list('10.00'), promotion('9.00')])).toEqual(['10.00', '10.00']);
    expect(struck([list('9.00'), promotion('9.00')])).toEqual(['9.00', undefined]);
    expect(struck(tiered, of(10))).toEqual(['10.00', '10.00']);
    expect(struck([promotion('9.00')])).toEqual(['9.00', undefined]);
    expect(struck([list('12.00'), list('11.00'), price('FAIR_LIST', '10.00')])).toEqual(['11.00', '11.00']);
    expect(struck([price('FAIR_LIST', '10.00'), price('SPECIAL', '9.00')])).toEqual(['10.00', '10.00']);
  });

  it('has discount and bonus', () => {
    const info = (prices: Price[], request?: PriceRequest) => {
      const { discountInfo, fairDiscount, totalDiscount, rowTotalBeforeDiscount } = quote(prices, request);
      const { rawPricePerStorage, discountPricePerStorage, hasDiscount, discount, hasBonus, bonus } = discountInfo;
      return [
        rawPricePerStorage,
        discountPricePerStorage,
        hasDiscount,
        discount,
        hasBonus,
        bonus,
        fairDiscount,
        rowTotalBeforeDiscount,
        totalDiscount,
      ].map(String);
    };
    expect(info([list('1.2900')])).toEqual(['1.29', '1.29', 'false', '0', 'false', '0', '0', '1.29', '0']);
    expect(info([discounted('10.00', single('0.95'), total('0.98', 2))], of(10))).toEqual([
      '10',
      '9.5',
      'true',
      '0.05',
      'true',
      '0.02',
      '0',
      '95',
      '1.9',
    ]);
    expect(info([discounted('10.00', single('0.875'), single('0.98', 2))], fair('0.95'))).toEqual([
      '10',
      '8.15',
      'true',
      '0.125',
      'true',
      '0.02',
      '0.05',
      '8.15',
      '0',
    ]);
    expect(info([discounted('10.00', single('1'), single('0.98', 2))], noBonus())).toEqual([
      '10',
      '10',
      'false',
      '0',
      'false',
      '0',
      '0',
      '10',
      '0',
    ]);
    expect(info([list('10.00', 1, { attachedBonus: single('0.98') })])).toEqual([
      '10',
      '9.8',
      'false',
      '0',
      'true',
      '0.02',
      '0',
      '9.8',
      '0',
    ]);
    expect(info([list('10.00')], fair('0.95'))).toEqual(['10', '9.5', 'false', '0', 'false', '0', '0.05', '9.5', '0']);
  });

  it('has the reference price of the best price', () => {
    const basePrice = { quantity: 6, unit: 'kg', refQuantity: 1, refUnit: 'kg' };
    const { referencePrice } = quote([list('77.40'), promotion('70.80', 4)], of(4, 1, { basePrice }));
    expect(referencePrice && moneyText(referencePrice.amount)).toBe('11.80');
    expect(quote([list('77.40')]).referencePrice).toBeUndefined();
  });

  it('passes on validity and recommended retail price', () => {
    const { validTo, msrp } = quote([promotion('1.19', 1, { toDate: '2026-11-30', uvp: 1.79 })]);
    expect([validTo, msrp?.toString()]).toEqual(['2026-11-30', '1.79']);
    expect(quote([list('1.19')])).toMatchObject({ validTo: undefined, msrp: undefined });
  });
});

it('salePrice is price times ratio', () => {
  expect(moneyText(salePrice(decimal('12.90'), 6))).toBe('77.40');
  expect(moneyText(salePrice(decimal('0.33'), 0.5))).toBe('0.17');
});
