import { expect, test } from 'vitest';
import { decimal } from '../price/money';
import { isRecent, presentStock, readCountAge, readTypedStock, type Stock } from './stockOnHand';

test.each([
  ['2026-11-30', 1, true],
  ['2026-11-29', 1, true],
  ['2026-11-28', 1, false],
  ['2026-11-23', 7, true],
  ['2026-11-22', 7, false],
  ['2026-10-31', 30, true],
  ['2026-10-30', 30, false],
  ['2026-12-01', 7, false],
] as const)('a count of %s is used for %i days: %s', (day, age, expected) => {
  expect(isRecent(day, '2026-11-30', age)).toBe(expected);
});

const stock = (amount: number, day: string): Stock => ({ amount: decimal(amount), day });

test.each([
  ['nothing known', undefined, undefined, undefined],
  ['typed alone', stock(2, '2026-11-29'), undefined, '2'],
  ['counted alone', undefined, stock(5, '2026-11-25'), '5'],
  ['typed on the day of the count', stock(2, '2026-11-25'), stock(5, '2026-11-25'), '2'],
  ['typed after the count', stock(2, '2026-11-26'), stock(5, '2026-11-25'), '2'],
  ['counted after typing', stock(2, '2026-11-25'), stock(5, '2026-11-26'), '5'],
  ['a count that is too old', undefined, stock(5, '2026-11-22'), undefined],
  ['typed too long ago, counted since', stock(2, '2026-11-01'), stock(5, '2026-11-26'), '5'],
  ['both too old', stock(2, '2026-11-01'), stock(5, '2026-11-02'), undefined],
  ['nothing left', stock(0, '2026-11-30'), stock(5, '2026-11-29'), '0'],
])('%s', (_case, typed, counted, expected) => {
  expect(presentStock(typed, counted, '2026-11-30', 7)?.amount.toString()).toBe(expected);
});

test('a stored age is one of the choices', () => {
  expect([3, 30, 2, '7', undefined].map(readCountAge)).toEqual([3, 30, 7, 7, 7]);
});

test('a stored quantity has a text and a day', () => {
  expect(readTypedStock({ text: '2,5', day: '2026-11-30' }, 10)).toEqual({ text: '2,5', day: '2026-11-30' });
  for (const kept of [undefined, 'x', { text: '2' }, { text: '2', day: 'today' }, { text: '12345678901', day: '2026-11-30' }])
    expect(readTypedStock(kept, 10)).toBeUndefined();
});
