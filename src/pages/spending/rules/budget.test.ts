import { expect, test } from 'vitest';
import { decimal } from '#domain/price/money.ts';
import { budgetOf, budgetState, budgetTextOf, parseBudget, parseBudgets, withBudget } from './budget';

test.each([
  ['10000', '10000'],
  ['10.000', '10000'],
  ['10.000,50 €', '10000.5'],
  ["10'000", '10000'],
  ['EUR 1,234.56', '1234.56'],
  ['１２０００', '12000'],
  [' 0,01 ', '0.01'],
  ['', undefined],
  ['  ', undefined],
  ['0', 'refused'],
  ['0,00', 'refused'],
  ['-500', 'refused'],
  ['−500', 'refused'],
  ['ten', 'refused'],
  ['1e5', 'refused'],
  ['5000+200', 'refused'],
  ['1234567890', 'refused'],
  ['12,345,6', 'refused'],
])('%j is the budget %s', (text, budget) => {
  expect(parseBudget(text)?.toString()).toBe(budget);
});

const kept = [
  { month: '2026-09-01', text: '9.000' },
  { month: '2026-11-01', text: '8 000 €' },
  { month: '2027-01-01', text: '' },
  { month: '2027-03-01', text: 'viel' },
];

test.each([
  ['2026-08-01', '', undefined],
  ['2026-09-01', '9.000', '9000'],
  // A budget counts until it is changed.
  ['2026-10-01', '9.000', '9000'],
  ['2026-12-01', '8 000 €', '8000'],
  ['2027-01-01', '', undefined],
  ['2027-02-01', '', undefined],
  ['2027-03-01', 'viel', undefined],
  // A refused text counts in no other month.
  ['2027-04-01', '', undefined],
])('in %s the field has %j and the budget is %s', (month, text, budget) => {
  expect(budgetTextOf(kept, month)).toBe(text);
  expect(budgetOf(kept, month)?.toString()).toBe(budget);
});

test('a typed text replaces that of its month, in the sequence of the months', () => {
  expect(withBudget(kept.slice(0, 2), { month: '2026-10-01', text: '1' }).map(({ month }) => month)).toEqual([
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
  ]);
  expect(withBudget(kept, { month: '2026-09-01', text: '7' })[0]).toEqual({ month: '2026-09-01', text: '7' });
});

test('what is left is the budget without deliveries and without orders on their way', () => {
  const { delivered, open, left } = budgetState(decimal('1000'), { total: decimal('1200.1'), open: decimal('300') });
  expect([delivered, open, left].map(String)).toEqual(['900.1', '300', '-200.1']);
});

test('stored entries of another format are dropped', () => {
  expect(parseBudgets([{ month: '2026-09-01', text: '9' }, { month: '2026-13-01', text: '9' }, { month: '2026-09-01' }, 7])).toEqual([
    { month: '2026-09-01', text: '9' },
  ]);
  expect(parseBudgets(undefined)).toEqual([]);
});
