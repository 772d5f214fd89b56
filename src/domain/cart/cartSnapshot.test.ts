import { expect, test } from 'vitest';
import { InternalError } from './cart';
import { lineOf, listPrice } from '#tests/examples/wire.ts';
import { lineSum } from './cartSum';
import { cartDifferences, compareSeen, isCartAgreed, readSeenLines, seenLines, type SeenLine } from './cartSnapshot';
import { parseKept } from '#platform/keptJson.ts';

const sumOf = (line: Parameters<typeof lineSum>[0]) => lineSum(line, { canSeeBonuses: false });
const butter = lineOf({ sku: 'B', name: 'Almbutter', bulkPrices: [listPrice('2.50')] }, { amount: 2, unitAbbreviation: 'KRT' });
const gone = lineOf({ sku: 'G', shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } });
const none = new Set<string>();
const seen: SeenLine = {
  sku: 'B',
  name: 'Almbutter',
  amount: 2,
  unitAbbreviation: 'KRT',
  unitName: 'KRT',
  ratio: 6,
  total: '30.00',
};

test("a line has its amount, unit and total; a line that can't be ordered has nothing", () => {
  expect(seenLines([butter, gone], sumOf)).toEqual([seen]);
});

test('without prices there is no total, and a changed price is no difference', () => {
  const before = seenLines([butter], undefined);
  expect(before[0]).not.toHaveProperty('total');
  const dearer = { ...butter, product: lineOf({ sku: 'B', name: 'Almbutter', bulkPrices: [listPrice('9.00')] }).product };
  expect(cartDifferences(before, seenLines([dearer], undefined), none)).toEqual([]);
});

test.each<[string, Partial<SeenLine>]>([
  ['amount', { amount: 3 }],
  ['unit', { unitAbbreviation: 'STK', unitName: 'STK', ratio: 1 }],
  ['size of the unit', { ratio: 12 }],
  ['price', { total: '30.01' }],
  ['price, which is on request now', { total: undefined }],
  ['day', { alternativeDay: '2026-11-27' }],
])('another %s is a difference', (_, over) => {
  const now = { ...seen, ...over };
  expect(cartDifferences([seen], [now], none)).toEqual([{ kind: 'changed', before: seen, now }]);
});

test('another name alone is no difference', () => {
  expect(cartDifferences([seen], [{ ...seen, name: 'Alm-Butter', crossTenantProductId: '77', unitName: 'Karton' }], none)).toEqual([]);
});

test("added and removed lines are reported; a line that can't be ordered any more has its own question", () => {
  const [cheese, milk] = [
    { ...seen, sku: 'C' },
    { ...seen, sku: 'M' },
  ];
  expect(cartDifferences([seen, milk], [seen, cheese], none)).toEqual([
    { kind: 'added', now: cheese },
    { kind: 'removed', before: milk },
  ]);
  expect(cartDifferences([seen, milk], [seen], new Set(['M']))).toEqual([]);
});

test('a comparison has the totals before and now', () => {
  const cheese = { ...seen, sku: 'C', total: '0.10' };
  expect(compareSeen([seen], [seen], none)).toBeUndefined();
  const { before, now } = compareSeen([seen], [seen, cheese, { ...seen, sku: 'R', total: undefined }], none)!;
  expect([before.count, before.sum?.toString(), now.count, now.sum?.toString()]).toEqual([1, '30', 3, '30.1']);
});

test('only valid stored lines are read back', () => {
  expect(readSeenLines(parseKept(JSON.stringify([seen])))).toEqual([seen]);
  expect(readSeenLines(parseKept('[]'))).toEqual([]);
  for (const text of [
    null,
    '',
    '{',
    'null',
    '{}',
    '[null]',
    '[{"sku":"B"}]',
    JSON.stringify([{ ...seen, amount: '2' }]),
    JSON.stringify([{ ...seen, total: 'viel' }]),
    JSON.stringify([{ ...seen, alternativeDay: 'bald' }]),
  ]) {
    expect(readSeenLines(parseKept(text))).toBeUndefined();
  }
});

test("the server's cart is the accepted one if every line is unchanged, in any order", () => {
  const wire = [
    { sku: 'G', amount: 1, unitAbbreviation: 'STK' },
    { sku: 'B', amount: 2, unitAbbreviation: 'KRT' },
    { sku: 'X', amount: 4, unitAbbreviation: 'STK' },
  ];
  const cart = { lines: [butter, gone], errors: [new InternalError('without product', 'X')] };
  expect(isCartAgreed(cart, wire)).toBe(true);
  expect(isCartAgreed(cart, wire.slice(1))).toBe(false);
  expect(isCartAgreed(cart, [...wire, { sku: 'N', amount: 1, unitAbbreviation: 'STK' }])).toBe(false);
  expect(isCartAgreed(cart, [{ ...wire[0]!, amount: 2 }, ...wire.slice(1)])).toBe(false);
  expect(isCartAgreed(cart, [{ ...wire[0]!, unitAbbreviation: 'KRT' }, ...wire.slice(1)])).toBe(false);
  expect(isCartAgreed(cart, [{ ...wire[0]!, alternativeDeliveryDate: '2026-11-27' }, ...wire.slice(1)])).toBe(false);
  expect(isCartAgreed(cart, [{ ...wire[0]!, sku: 'N' }, ...wire.slice(1)])).toBe(false);
});
