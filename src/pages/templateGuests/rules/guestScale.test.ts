import { describe, expect, test } from 'vitest';
import { listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import { decimal, moneyText } from '#domain/price/money.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import type { OrderTemplateItem } from '#domain/template/orderTemplate.ts';
import type { Product } from '#domain/product/product.ts';
import { referenceEvents, type ReferenceRow } from './guestScale.fixture';
import { isEmptyScale, isGuestCount, readGuestScale, withFixed, withPack, withSwap, type GuestScale } from './guestScale';
import { goesAlong, guestCost, lineTotal, packOffer, rememberedLines, scaledLine, swappedItems, type ScaledLine } from './scaledLine';

const displayRules: DisplayRules = {
  canSeePrices: true,
  isLoggedIn: true,
  seesBonuses: false,
  highlightsDiscounts: false,
  highlightsSpecialPrices: false,
  priceExplanation: undefined,
};
const withoutPrices: DisplayRules = { ...displayRules, canSeePrices: false };

const scaleOf = (base: number | undefined, wanted: number | undefined, over: Partial<GuestScale> = {}): GuestScale => ({
  base,
  wanted,
  fixed: [],
  packs: [],
  swaps: [],
  portions: [],
  events: [],
  dishes: [],
  ...over,
});
const itemOf = (amount: number, unit = 'KRT', productSku = '1'): OrderTemplateItem => ({ productSku, amount, unit });
const roundingsOf = ({ roundings }: ScaledLine) => roundings.map(({ kind, by }) => `${kind} ${by.toDecimalPlaces(4).toString()}`);

/** Butter by the piece at 2.50, and in cartons of six, at 2.20 a piece from six pieces on; a piece weighs a quarter of a kilogram. */
const butter = (over: Parameters<typeof productOf>[0] = {}) =>
  productOf({
    bulkPrices: [listPrice('2.50'), listPrice('2.20', { minQuantity: 6 })],
    basePrice: { quantity: 250, unit: 'g', refQuantity: 1, refUnit: 'kg' },
    ...over,
  });

const rows = referenceEvents.flatMap(({ base, wanted, rows: lines }, event) =>
  lines.map((row, line) => ({ base, wanted, row, event, line })),
);

function referenceLine({ amount, ratio, minimum, isFixed, prices }: ReferenceRow, base: number, wanted: number, sku: string): ScaledLine {
  const product = productOf({
    sku,
    units: [wireUnit('EH', ratio, { isDefault: true })],
    minSaleQuantity: minimum,
    bulkPrices: prices.map(([minQuantity, price]) => listPrice(price, { minQuantity })),
  });
  return scaledLine({ productSku: sku, amount, unit: 'EH' }, product, scaleOf(base, wanted, { fixed: isFixed ? [sku] : [] }));
}

test('there are 200 reference lines', () => {
  expect(rows).toHaveLength(200);
});

test.each(rows)('line $line of event $event: $base → $wanted', ({ base = 0, wanted = 0, row, event, line }) => {
  const scaled = referenceLine(row, base, wanted, `${event}/${line}`);
  const byOf = (kind: string) => scaled.roundings.find((rounding) => rounding.kind === kind)?.by ?? decimal(0);
  expect(scaled.result.amount).toBe(row.result);
  const [numerator, denominator] = row.whole;
  expect(byOf('whole').toDecimalPlaces(40).toString()).toBe(decimal(numerator).dividedBy(denominator).toDecimalPlaces(40).toString());
  expect(byOf('minimum').toString()).toBe(String(row.minimumBy));
  expect(scaled.problem?.kind).toBe(row.total === undefined ? 'belowMinimum' : undefined);
  const total = lineTotal(scaled, displayRules);
  expect(total && moneyText(total)).toBe(row.total);
});

test.each(referenceEvents.map((event, index) => ({ ...event, index })))(
  'event $index: $sum for $wanted guests are $perGuest each',
  ({ base = 0, wanted = 0, rows: lines, sum, perGuest, index }) => {
    const cost = guestCost(
      lines.map((row, line) => referenceLine(row, base, wanted, `${index}/${line}`)),
      wanted,
      displayRules,
    );
    expect([cost && moneyText(cost.sum), cost?.perGuest && moneyText(cost.perGuest), cost?.onRequest]).toEqual([sum, perGuest, 0]);
  },
);

test.each([
  ['10.05', 2, '5.03'],
  ['1.00', 8, '0.13'],
  ['100.00', 3, '33.33'],
  ['200.00', 3, '66.67'],
  ['0.01', 3, '0.00'],
  ['0.05', 10, '0.01'],
  ['1234.56', 1, '1234.56'],
])('%s for %d guests are %s each', (price, guests, expected) => {
  const line = scaledLine(itemOf(1, 'STK'), productOf({ bulkPrices: [listPrice(price)] }), scaleOf(guests, guests));
  expect(moneyText(guestCost([line], guests, displayRules)?.perGuest ?? decimal(-1))).toBe(expected);
});

test.each<[string, GuestScale]>([
  ['the same number of guests', scaleOf(80, 80)],
  ['no number of guests of the template', scaleOf(undefined, 120)],
  ['no number of guests that come', scaleOf(80, undefined)],
  ['a fixed line', scaleOf(80, 120, { fixed: ['1'] })],
  ['the same number, and a pack that was chosen before', scaleOf(80, 80, { packs: [{ sku: '1', unit: 'STK', minAmount: 60 }] })],
])('with %s nothing changes, not even amounts below the minimum or fractions', (_, scale) => {
  for (const [amount, product] of [
    [2, butter()],
    [1, butter({ minSaleQuantity: 30 })],
    [2.5, butter()],
  ] as const) {
    const item = itemOf(amount);
    const line = scaledLine(item, product, scale);
    expect(line.result).toBe(item);
    expect(line.roundings).toEqual([]);
    expect(packOffer(line, displayRules)).toBeUndefined();
  }
});

test.each([
  // 4 cartons × 120 ÷ 80 = 6, an integer already.
  [4, 'KRT', 80, 120, 0, 6, []],
  // 5 × 1.5 = 7.5.
  [5, 'KRT', 80, 120, 0, 8, ['whole 0.5']],
  // 3 × 20 ÷ 75 = 0.8 cartons; 18 pieces are three cartons.
  [3, 'KRT', 75, 20, 18, 3, ['whole 0.2', 'minimum 2']],
  // One guest less of thousands.
  [9_999, 'STK', 9_999, 9_998, 0, 9_998, []],
  [1, 'STK', 9_999, 3, 0, 1, ['whole 0.9997']],
  // Half a carton in the template becomes three quarters, so a whole one.
  [0.5, 'KRT', 80, 120, 0, 1, ['whole 0.25']],
])('%d %s for %d → %d, at least %d pieces: %d', (amount, unit, base, wanted, minSaleQuantity, expected, roundings) => {
  const line = scaledLine(itemOf(amount, unit), butter({ minSaleQuantity }), scaleOf(base, wanted));
  expect([line.result.amount, roundingsOf(line), line.problem]).toEqual([expected, roundings, undefined]);
});

test.each<[string, OrderTemplateItem, Product | undefined, string, boolean]>([
  ['unknown', itemOf(2), undefined, 'noLongerAvailable', false],
  ['removed', itemOf(2), butter({ shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }), 'noLongerAvailable', false],
  ['not available', itemOf(2), butter({ shopAvailability: { status: 'AVAILABLE_SOON' } }), 'notAvailable', false],
  ['no longer sold in its unit', itemOf(2, 'PAL'), butter(), 'unitNotSold', false],
  ['more than can be ordered', itemOf(99_000), butter(), 'invalidAmount', false],
  ['nothing at all in the template', itemOf(0), butter(), 'invalidAmount', false],
])('lines that are %s are named and left out', (_, item, product, reason, goes) => {
  const line = scaledLine(item, product, scaleOf(80, 120));
  expect([line.problem?.kind, goesAlong(line), lineTotal(line, displayRules)]).toEqual([reason, goes, undefined]);
  expect(guestCost([line], 120, displayRules)).toBeUndefined();
});

test('a fixed line below its minimum is copied, and is in no sum', () => {
  const small = scaledLine(itemOf(1), butter({ minSaleQuantity: 30 }), scaleOf(80, 120, { fixed: ['1'] }));
  expect([small.problem?.kind, goesAlong(small)]).toEqual(['belowMinimum', true]);
  const other = scaledLine(itemOf(2, 'STK'), butter(), scaleOf(1, 2));
  expect(moneyText(guestCost([small, other], 2, displayRules)?.sum ?? decimal(-1))).toBe('10.00');
});

test('a line without a price is counted, and without the permission there is neither sum nor total', () => {
  const plain = scaledLine(itemOf(1, 'STK'), butter(), scaleOf(1, 2));
  const onRequest = scaledLine(itemOf(1, 'STK'), productOf(), scaleOf(1, 2));
  const cost = guestCost([plain, onRequest], undefined, displayRules);
  expect([cost && moneyText(cost.sum), cost?.perGuest, cost?.onRequest]).toEqual(['5.00', undefined, 1]);
  expect(guestCost([plain], 2, withoutPrices)).toBeUndefined();
  expect(lineTotal(plain, withoutPrices)).toBeUndefined();
});

test('a cheaper pack is offered with its cost, and taken only when chosen', () => {
  // Five pieces cost 2.50 each, the six of a carton 2.20.
  const scale = scaleOf(10, 25);
  const item = itemOf(2, 'STK');
  const line = scaledLine(item, butter(), scale);
  expect([line.result.amount, line.result.unit]).toEqual([5, 'STK']);
  const offer = packOffer(line, displayRules);
  expect(offer && [offer.pack, offer.amount, moneyText(offer.reference.amount), moneyText(offer.instead.amount)]).toEqual([
    { sku: '1', unit: 'KRT', minAmount: 1 },
    1,
    '8.80',
    '10.00',
  ]);
  // 6 × 2.20 are 13.20, 5 × 2.50 are 12.50.
  expect(offer && moneyText(offer.difference)).toBe('0.70');
  const chosen = withPack(scale, '1', offer?.pack);
  const packed = scaledLine(item, butter(), chosen);
  // Five pieces are five sixths of a carton.
  expect([packed.result.amount, packed.result.unit, roundingsOf(packed)]).toEqual([1, 'KRT', ['whole 0.1667']]);
  expect(moneyText(lineTotal(packed, displayRules) ?? decimal(-1))).toBe('13.20');
  expect(withPack(chosen, '1', undefined)).toEqual(scale);
  expect(packOffer(line, withoutPrices)).toBeUndefined();
});

test('more of the same unit that reaches a lower price is named as such', () => {
  const onlyPieces = butter({ units: [wireUnit('STK', 1, { isDefault: true })] });
  const scale = scaleOf(10, 25);
  const item = itemOf(2, 'STK');
  const offer = packOffer(scaledLine(item, onlyPieces, scale), displayRules);
  expect(offer?.pack).toEqual({ sku: '1', unit: 'STK', minAmount: 6 });
  const packed = scaledLine(item, onlyPieces, withPack(scale, '1', offer?.pack));
  expect([packed.result.amount, roundingsOf(packed)]).toEqual([6, ['pack 1']]);
});

describe('a pack that costs less per kilogram is only offered if it saves money', () => {
  const cooled = [{ key: 'Gekuehlt', displayName: 'gekühlt' }];
  const frozen = [{ key: 'Tiefgekuehlt', displayName: 'tiefgekühlt' }];
  // The carton of six at today's price from six on, compared with single pieces at 2.50; leftovers are a share of the
  // need.
  test.each<[what: string, needed: number, from6: string, attributes: typeof cooled, minimum: number, difference: string | undefined]>([
    ['1 piece left over of 5 (20 %), 70 cents more', 5, '2.20', [], 0, '0.70'],
    ['the same, frozen', 5, '2.20', frozen, 0, '0.70'],
    ['the same, perishable', 5, '2.20', cooled, 0, undefined],
    ['perishable, and less in all', 5, '2.00', cooled, 0, '-0.50'],
    ['3 pieces left over of 3, and just as much in all', 3, '1.25', [], 0, undefined],
    ['2 pieces left over of 4 (50 %), 3.20 more', 4, '2.20', [], 0, undefined],
    ['2 pieces left over of 4, and less in all', 4, '1.60', [], 0, '-0.40'],
    ['5 instead of 1.5: far too many, far more in all', 1.5, '2.40', [], 0, undefined],
    // 4.9 are 5 whole pieces, 12.50; of 4.9 the carton leaves 1.1, 22 %.
    ['left over of the exact amount, not of the whole pieces', 4.9, '2.20', [], 0, undefined],
    // 3 pieces have to be 5: the carton leaves 3 of 3.
    ['the rest added by the minimum sale quantity is left over as well', 3, '2.20', [], 5, undefined],
  ])('%s', (_what, needed, from6, attributes, minSaleQuantity, difference) => {
    const product = butter({
      attributes,
      minSaleQuantity,
      bulkPrices: [listPrice('2.50'), listPrice(from6, { minQuantity: 6 })],
    });
    const offer = packOffer(scaledLine(itemOf(needed * 2, 'STK'), product, scaleOf(80, 40)), displayRules);
    expect(offer && moneyText(offer.difference)).toBe(difference);
  });
});

test('a pack that is no longer sold is dropped', () => {
  const line = scaledLine(itemOf(2, 'STK'), butter(), scaleOf(10, 20, { packs: [{ sku: '1', unit: 'PAL', minAmount: 1 }] }));
  expect([line.result.amount, line.result.unit]).toEqual([4, 'STK']);
});

test('fixing a line or choosing a pack keeps all other lines referentially equal; other guests renew all', () => {
  const items = [itemOf(2, 'STK', '1'), itemOf(3, 'STK', '2')];
  const linesOf = rememberedLines(items, new Map(['1', '2'].map((sku) => [sku, butter({ sku })])), displayRules);
  const scale = scaleOf(10, 20);
  const [first, second] = linesOf(scale);
  const [fixed, still] = linesOf(withFixed(scale, '1', true));
  expect([fixed?.result, still === second]).toEqual([items[0], true]);
  const [back, packed] = linesOf(withPack(scale, '2', { sku: '2', unit: 'KRT', minAmount: 1 }));
  expect([back, packed?.result]).toEqual([first, { productSku: '2', amount: 1, unit: 'KRT' }]);
  expect(linesOf(scaleOf(10, 30)).map(({ result }) => result.amount)).toEqual([6, 9]);
});

test.each([
  // Six pieces at 2.20 are a carton; the need decides, not the rounded amount.
  ['as when it was chosen', 25, [1, 'KRT']],
  ['5 pieces left over of 1: it is as without the pack', 5, [1, 'STK']],
  ['1.6 pieces left over of 10.4', 52, [2, 'KRT']],
  ['5 pieces left over of 7, but 2 cartons of 6 cost more than 7 pieces', 35, [7, 'STK']],
  ['nothing changes, so nothing was chosen', 10, [2, 'STK']],
])('a chosen pack stays while it saves money, and returns with the guests: %s', (_what, wanted, expected) => {
  const linesOf = rememberedLines([itemOf(2, 'STK')], new Map([['1', butter()]]), displayRules);
  const pack = { sku: '1', unit: 'KRT', minAmount: 1 };
  const [line] = linesOf(withPack(scaleOf(10, wanted), '1', pack));
  expect([line?.result.amount, line?.result.unit]).toEqual(expected);
  expect(line?.pack).toEqual(expected[1] === 'KRT' ? pack : undefined);
  expect(linesOf(withPack(scaleOf(10, 25), '1', pack))[0]?.result.unit).toBe('KRT');
});

describe('a replacement for a line that can’t be ordered', () => {
  const gone = butter({ sku: '1', shopAvailability: { status: 'INACTIVE' } });
  const swap = { gone: '1', sku: '9', amount: 3, unit: 'STK' };
  const known = new Map([
    ['1', gone],
    ['2', butter({ sku: '2' })],
    ['9', butter({ sku: '9' })],
  ]);
  const items = [itemOf(2, 'KRT', '1'), itemOf(5, 'STK', '2')];
  const shown = (all: readonly OrderTemplateItem[]) => all.map(({ productSku, amount, unit }) => `${productSku}: ${amount} ${unit}`);

  // Two cartons of six at 250 g are 3 kg: 2.4 packs of 1,250 g, of which 3 were chosen.
  const large = butter({ sku: '9', basePrice: { quantity: 1.25, unit: 'kg', refQuantity: 1, refUnit: 'kg' } });
  const uncounted = butter({ sku: '9', basePrice: { quantity: 4, unit: 'Stk', refQuantity: 1, refUnit: 'Stk' } });
  test.each<[what: string, substitute: Product, wanted: number, expected: string]>([
    ['by content: 4.8 packs for twice the guests', large, 20, '9: 5 STK'],
    ['by content: 7.2 for three times', large, 30, '9: 8 STK'],
    ['with the chosen amount for the same guests', large, 10, '9: 3 STK'],
    ['by packs if its content is unknown', uncounted, 20, '9: 6 STK'],
  ])('follows it, and is scaled %s', (_what, substitute, wanted, expected) => {
    const products = new Map([...known, ['9', substitute]]);
    const all = swappedItems(items, [swap], products);
    expect(shown(all)).toEqual(['1: 2 KRT', '9: 3 STK', '2: 5 STK']);
    const lines = rememberedLines(all, products, displayRules)(scaleOf(10, wanted)).filter(goesAlong);
    expect(shown(lines.map(({ result }) => result))).toEqual([expected, `2: ${wanted / 2} STK`]);
  });

  test.each<[what: string, products: typeof known, all: typeof items]>([
    ['it can be ordered again', new Map([...known, ['1', butter({ sku: '1' })]]), items],
    ['the replacement is unknown', new Map([...known].filter(([sku]) => sku !== '9')), items],
    ['the replacement is in the template by now', known, [...items, itemOf(1, 'STK', '9')]],
  ])('is left out if %s', (_what, products, all) => {
    expect(swappedItems(all, [swap], products)).toEqual(all);
  });

  test('is the last one chosen, and can be removed', () => {
    const scale = withSwap(withSwap(scaleOf(10, 20), '1', swap), '1', { ...swap, sku: '8' });
    expect(scale.swaps.map(({ sku }) => sku)).toEqual(['8']);
    expect(withSwap(scale, '1', undefined)).toEqual(scaleOf(10, 20));
  });
});

test.each([
  [1, true],
  [9_999, true],
  [0, false],
  [10_000, false],
  [80.5, false],
  ['80', false],
  [undefined, false],
])('%j is a number of guests: %s', (value, expected) => {
  expect(isGuestCount(value)).toBe(expected);
});

test('stored state is restored; unreadable parts are left out', () => {
  const packed = withPack(withFixed(scaleOf(80, 120), '7', true), '8', { sku: '8', unit: 'KRT', minAmount: 2 });
  const scale = withSwap(packed, '9', { gone: '9', sku: '10', amount: 1.5, unit: 'KG' });
  expect(readGuestScale(JSON.parse(JSON.stringify(scale)))).toEqual(scale);
  expect(isEmptyScale(scale)).toBe(false);
  expect(withFixed(scale, '7', false).fixed).toEqual([]);
  for (const kept of [
    undefined,
    null,
    5,
    'a',
    [],
    {
      base: '80',
      wanted: 0.5,
      fixed: 'all',
      packs: [5, { sku: '1' }, { sku: '1', unit: 'KRT', minAmount: 0 }],
      swaps: [{ gone: '1', sku: '2', amount: 0, unit: 'KG' }, { gone: 1 }, 'a'],
    },
  ])
    expect(isEmptyScale(readGuestScale(kept))).toBe(true);
});
