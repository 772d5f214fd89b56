import { expect, test } from 'vitest';
import { listPrice, productOf, wireUnit } from '#tests/examples/wire.ts';
import { isRecentReading, parseSnapshot, type SheetSnapshot } from './sheetSnapshot';
import { sheetsToForget, snapshotLimits, snapshotText, type StoredSheet } from './snapshotText';

const butter = productOf({
  sku: '1',
  name: 'Butter',
  minSaleQuantity: 6,
  units: [wireUnit('STK', 1), wireUnit('KRT', 12, { isDefault: true })],
  bulkPrices: [
    {
      ...listPrice('2.49'),
      attachedDiscount: { type: 'SINGLE', applicationOrder: 1, discountFactor: 0.95, discountFactorString: '0.95' },
    },
  ],
});
const soon = productOf({ sku: '2', name: 'Salz', shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2026-12-04' } });
const day = 24 * 60 * 60 * 1000;
const readAt = Date.parse('2026-11-26T13:05:00Z');
const snapshot: SheetSnapshot = {
  readAt,
  name: 'Wochenbedarf',
  lines: [
    { sku: '1', name: undefined, par: { amount: 3, unitAbbreviation: 'KRT' }, unitAbbreviation: 'KRT' },
    { sku: '2', name: 'Salz', par: undefined, unitAbbreviation: undefined },
  ],
  products: new Map([
    ['1', butter],
    ['2', soon],
  ]),
};
const again = (hasPrices: boolean) => parseSnapshot(JSON.parse(snapshotText(snapshot, hasPrices) ?? ''));

test('a sheet comes back as it was: lines, units, packs, minimum, availability and exact prices', () => {
  const back = again(true);
  expect([back?.readAt, back?.name, back?.lines]).toEqual([readAt, 'Wochenbedarf', snapshot.lines]);
  const product = back?.products.get('1');
  expect(product?.name).toBe('Butter');
  expect(product?.units.map(({ abbreviation, ratio }) => [abbreviation, ratio])).toEqual([
    ['STK', 1],
    ['KRT', 12],
  ]);
  expect([product?.defaultUnit.abbreviation, product?.minSaleQuantity, product?.isOrderable]).toEqual(['KRT', 6, true]);
  expect(product?.prices).toEqual([
    {
      minQuantity: 1,
      rawValueString: '2.49',
      type: 'regular',
      source: 'LIST',
      attachedDiscount: { applyTo: 'single', discountFactorString: '0.95', applicationOrder: 1 },
      attachedBonus: { applyTo: 'none', discountFactorString: '1', applicationOrder: 0 },
      msrp: undefined,
      toDate: undefined,
    },
  ]);
  expect(back?.products.get('2')).toMatchObject({ isOrderable: false, availability: { status: 'AVAILABLE_SOON', eta: '2026-12-04' } });
});

test('without the price permission no price is stored', () => {
  expect(snapshotText(snapshot, false)).not.toContain('2.49');
  expect(again(false)?.products.get('1')?.prices).toEqual([]);
});

test.each([[undefined], ['text'], [[]], [{}], [{ readAt: '1', lines: [] }], [{ readAt: 1, lines: {} }]])(
  '%j is no stored sheet',
  (kept) => {
    expect(parseSnapshot(kept)).toBeUndefined();
  },
);

const parts = JSON.parse(snapshotText(snapshot, true) ?? '') as { products: [{ prices: [object] }]; lines: object[] };

test.each([
  ['a product without a name', { products: [{ ...parts.products[0], name: 7 }] }, []],
  ['a product of an unknown kind', { products: [{ ...parts.products[0], kind: 'warm' }] }, []],
  ['a price that is no number', { products: [{ ...parts.products[0], prices: [{ ...parts.products[0].prices[0], value: '2,49' }] }] }, [0]],
  ['a price below zero', { products: [{ ...parts.products[0], prices: [{ ...parts.products[0].prices[0], value: '-2' }] }] }, [0]],
  [
    'a price with an unreadable discount',
    { products: [{ ...parts.products[0], prices: [{ ...parts.products[0].prices[0], discount: { applyTo: 'all' } }] }] },
    [0],
  ],
  ['a price of an unknown list', { products: [{ ...parts.products[0], prices: [{ ...parts.products[0].prices[0], source: 'X' }] }] }, [0]],
  ['products that are no list', { products: 'none' }, []],
])('%s is left out', (_why, change, prices) => {
  const read = parseSnapshot({ ...parts, ...change });
  expect([...(read?.products.values() ?? [])].map((product) => product.prices.length)).toEqual(prices);
});

test('a line without its number is left out', () => {
  expect(parseSnapshot({ ...parts, lines: [{ name: 'Salz' }, ...parts.lines] })?.lines).toEqual(snapshot.lines);
});

test('a sheet that is too long for the device is not stored', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => ({ ...snapshot.lines[0], sku: String(index) }) as (typeof snapshot.lines)[0]);
  expect(snapshotText({ ...snapshot, lines }, true)).toBeUndefined();
});

test('a thousand lines with three units and two prices each are stored', () => {
  const bulkPrices = [listPrice('2.49'), { ...listPrice('2.29'), minQuantity: 24 }];
  const units = [wireUnit('STK', 1), wireUnit('KRT', 12, { isDefault: true }), wireUnit('PAL', 480)];
  const all = Array.from({ length: 1_000 }, (_, index) =>
    productOf({ sku: String(100_000 + index), name: 'Bergkäse, mild gereift', units, bulkPrices }),
  );
  const products = new Map(all.map((product) => [product.sku, product]));
  const lines = all.map(({ sku }) => ({ ...snapshot.lines[0], sku }) as (typeof snapshot.lines)[0]);
  expect(snapshotText({ ...snapshot, lines, products }, true)).toBeDefined();
});

test.each([
  [0, true],
  [30, true],
  [31, false],
])('after %i days a sheet may be opened: %s', (days, isIt) => {
  expect(isRecentReading({ readAt }, readAt + days * day)).toBe(isIt);
});

const sheet = (name: string, length: number, daysAgo: number | undefined): StoredSheet => ({
  name,
  length,
  readAt: daysAgo === undefined ? undefined : readAt - daysAgo * day,
});

test.each<[why: string, stored: readonly StoredSheet[], length: number, forgotten: readonly string[]]>([
  ['all have room', [sheet('a', 800_000, 1), sheet('b', 800_000, 2)], 400_000, []],
  ['the oldest goes', [sheet('a', 800_000, 3), sheet('b', 800_000, 2)], 800_000, ['a']],
  ['outdated and unreadable ones go', [sheet('a', 10, 31), sheet('b', 10, undefined), sheet('c', 10, 30)], 10, ['a', 'b']],
])('%s', (_why, stored, length, forgotten) => {
  expect(snapshotLimits).toEqual({ sheet: 800_000, device: 2_000_000 });
  expect(sheetsToForget(stored, length, readAt).toSorted()).toEqual(forgotten);
});
