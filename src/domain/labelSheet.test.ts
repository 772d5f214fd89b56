import { expect, test } from 'vitest';
import { labelScale, labelSheets, placesOf, readSheet, sheetCount, sheetLayouts, skusOnPage, startOn } from './labelSheet';

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

test('what is printed grows with the label, by the side that has less room', () => {
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
])('the address says %s: %s', (text, sheet) => {
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

test('places are filled one after the other, from the first free one on', () => {
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
