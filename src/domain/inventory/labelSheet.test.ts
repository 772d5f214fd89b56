import { describe, expect, test } from 'vitest';
import { labelCount } from './label';
import { labelParts, labelScale, labelSheets, placesOf, readSheet, sheetCount, sheetLayouts, skusOnPage, startOn } from './labelSheet';

test('the sheets are those of the contract', () => {
  expect(labelSheets.map((sheet) => [sheet, placesOf(sheet)])).toEqual([
    ['A4_24', 24],
    ['A4_14', 14],
    ['A4_8', 8],
    ['ROLL', 1],
  ]);
});

test.each(labelSheets)('the labels of %s lie within the page', (sheet) => {
  const { page, columns, rows, label } = sheetLayouts[sheet];
  expect(columns * label.width).toBeLessThanOrEqual(page.width);
  expect(rows * label.height).toBeLessThanOrEqual(page.height);
});

test('the print grows with the label, by the tighter side', () => {
  expect(labelScale(sheetLayouts.A4_24)).toBe(1);
  expect(labelScale(sheetLayouts.A4_14)).toBeCloseTo(38.1 / 37, 6);
  expect(labelScale(sheetLayouts.A4_8)).toBeCloseTo(99.1 / 70, 6);
});

test.each([
  [null, 'A4_24'],
  ['', 'A4_24'],
  ['A3', 'A4_24'],
  ['A4_8', 'A4_8'],
  ['ROLL', 'ROLL'],
])('the address has %s: %s', (text, sheet) => {
  expect(readSheet(text)).toBe(sheet);
});

test.each([
  ['A4_24', undefined, 1],
  ['A4_24', 24, 24],
  ['A4_24', 25, 24],
  ['A4_24', 0, 1],
  ['A4_24', 2.5, 1],
  ['ROLL', 5, 1],
] as const)('on %s place %s is place %i', (sheet, start, place) => {
  expect(startOn(sheet, start)).toBe(place);
});

test.each([
  ['A4_24', 0, 1, 0],
  ['A4_24', 1, 1, 1],
  ['A4_24', 24, 1, 1],
  ['A4_24', 24, 2, 2],
  ['A4_24', 25, 1, 2],
  ['A4_8', 17, 1, 3],
  ['A4_8', 2, 8, 2],
  ['ROLL', 7, 1, 7],
] as const)('%s with %i labels from place %i on: %i sheets', (sheet, labels, start, sheets) => {
  expect(sheetCount(sheet, labels, start)).toBe(sheets);
});

test('places are filled in sequence, from the first free one', () => {
  const amounts = [
    { sku: 'a', amount: 3 },
    { sku: 'b', amount: 1 },
    { sku: 'c', amount: 9 },
  ];
  const on = (page: number, start?: number) =>
    skusOnPage(amounts, { sheet: 'A4_8', page, ...(start !== undefined && { start }) })
      .map((sku) => sku ?? '-')
      .join('');
  expect([on(0), on(1), on(2)]).toEqual(['aaabcccc', 'ccccc---', '--------']);
  expect([on(0, 7), on(1, 7)]).toEqual(['------aa', 'abcccccc']);
});

describe('a long list is printed in parts', () => {
  const list = (length: number, amount = 1) => Array.from({ length }, (_, place) => ({ sku: String(place), amount }));
  const told = (parts: ReturnType<typeof labelParts>) =>
    parts.map(({ amounts, start }) => [amounts[0]?.sku, amounts.at(-1)?.sku, labelCount(amounts), start]);

  test('of at most a thousand products, each of which ends with a full sheet', () => {
    // 41 sheets of 24 are 984.
    expect(told(labelParts(list(2001), 'A4_24', 1))).toEqual([
      ['0', '983', 984, 1],
      ['984', '1967', 984, 1],
      ['1968', '2000', 33, 1],
    ]);
    expect(told(labelParts(list(2001), 'ROLL', 1))).toEqual([
      ['0', '999', 1000, 1],
      ['1000', '1999', 1000, 1],
      ['2000', '2000', 1, 1],
    ]);
  });

  test('the first of which starts on the first free place', () => {
    // The first sheet has 22 free places: 22 and 40 times 24 are 982.
    expect(told(labelParts(list(1001), 'A4_24', 3))).toEqual([
      ['0', '981', 982, 3],
      ['982', '1000', 19, 1],
    ]);
  });

  test('a product whose labels cross the boundary is in both', () => {
    // 5,000 labels are 208 sheets and 8 labels: one and three fifths of a product go on.
    expect(told(labelParts(list(1001, 5), 'A4_24', 1))).toEqual([
      ['0', '998', 4992, 1],
      ['998', '1000', 13, 1],
    ]);
  });

  test('together they have the sheets of the preview, and a short list is one part', () => {
    for (const start of [1, 7, 24]) {
      const amounts = list(2500, 3);
      const parts = labelParts(amounts, 'A4_24', start);
      const sheets = parts.reduce((sum, part) => sum + sheetCount('A4_24', labelCount(part.amounts), part.start), 0);
      expect(sheets).toBe(sheetCount('A4_24', 7500, start));
      expect(parts.reduce((sum, part) => sum + labelCount(part.amounts), 0)).toBe(7500);
    }
    expect(told(labelParts(list(30), 'A4_24', 5))).toEqual([['0', '29', 30, 5]]);
    expect(labelParts([], 'A4_24', 1)).toEqual([]);
  });
});
