import { expect, test } from 'vitest';
import { decimal, zero } from '../price/money';
import { parSuggestion } from './parOrder';
import { parRows } from './parOrderTable.fixture';

test('three hundred rows are computed exactly', () => {
  expect(parRows).toHaveLength(300);
  const wrong = parRows.flatMap((row) => {
    const [[amount, parRatio], counts, ratio, minimum, missing, ordered, holds, rounding] = row;
    const par = decimal(amount).times(parRatio);
    const counted = counts.reduce((sum, [count, of]) => sum.plus(decimal(count).times(of)), zero);
    const found = parSuggestion({ par, counted, ratio, minimum });
    const texts = [found.missing.toString(), found.amount, found.ordered.toString(), found.rounding];
    return texts.join() === [missing, ordered, holds, rounding].join() ? [] : [{ row, texts }];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['a line of a cart is full', '99999', 1, 99_999, false],
  ['more than a line of a cart takes', '100000', 1, 99_999, true],
  ['more in larger units', '100000', 6, 16_667, false],
])('%s', (_case, par, ratio, amount, isCapped) => {
  expect(parSuggestion({ par: decimal(par), counted: zero, ratio, minimum: 0 })).toMatchObject({ amount, isCapped });
});

test('a surplus above the par is not returned', () => {
  const { missing, amount } = parSuggestion({ par: decimal(2), counted: decimal('2.001'), ratio: 6, minimum: 12 });
  expect([missing.toString(), amount]).toEqual(['0', 0]);
});
