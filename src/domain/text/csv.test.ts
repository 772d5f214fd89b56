import { expect, test } from 'vitest';
import { decimal } from '../price/money';
import { csvOf, type CsvCell } from './csv';

test.each<[CsvCell, string]>([
  ['Bergkäse', 'Bergkäse'],
  [undefined, ''],
  ['', ''],
  [-18.5, '-18,5'],
  [0, '0'],
  [decimal('-1234.50'), '-1234,5'],
  ['1,5', '1,5'],
  ['Kiste "A"; nass', '"Kiste ""A""; nass"'],
  ['erste\nzweite', '"erste\nzweite"'],
  ['=1+1', "'=1+1"],
  ['-18', "'-18"],
  ['+43 5', "'+43 5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
])('%j is written as %j', (cell, text) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${text}\r\n`);
});

test('a file has a row per line', () => {
  expect(
    csvOf([
      ['Tag', '°C'],
      ['2026-11-30', 4.5],
    ]),
  ).toBe('\uFEFFTag;°C\r\n2026-11-30;4,5\r\n');
  expect(csvOf([])).toBe('\uFEFF');
});
