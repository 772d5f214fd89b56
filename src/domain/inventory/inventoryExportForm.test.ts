import { expect, test } from 'vitest';
import { emptyExportForm, inventoryExportRules, keptExportForm } from './inventoryExportForm';
import { parseKept } from '#platform/keptJson.ts';

test.each([
  ['no day at all', undefined, undefined, true],
  ['an open end', '2026-11-01', undefined, true],
  ['an open beginning', undefined, '2026-11-30', true],
  ['one day', '2026-11-30', '2026-11-30', true],
  ['days in their order', '2026-11-30', '2026-12-01', true],
  ['an end before the beginning', '2026-12-01', '2026-11-30', false],
])('%s can be exported: from %s to %s (%s)', (_what, from, to, expected) => {
  expect(inventoryExportRules.safeParse({ ...emptyExportForm, days: { from, to } }).success).toBe(expected);
});

test.each([[null], ['{'], ['null'], ['{"price":"cheapest","isGrouped":true}'], ['{"price":"lastPrice"}']])(
  'of %j nothing can be restored',
  (text) => {
    expect(keptExportForm(parseKept(text))).toEqual(emptyExportForm);
  },
);

test('price and rows are stored, the days are not', () => {
  const kept = JSON.stringify({ days: { from: '2026-12-01', to: '2026-11-30' }, price: 'lastPrice', isGrouped: true });
  expect(keptExportForm(parseKept(kept))).toEqual({ days: { from: undefined, to: undefined }, price: 'lastPrice', isGrouped: true });
});
