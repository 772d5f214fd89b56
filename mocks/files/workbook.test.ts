import { expect, test } from 'vitest';
import { readWorkbook } from './workbook.fixture';
import { harmless, workbookOf } from './workbook';

test.each([
  ['=1+1', "'=1+1"],
  ['+43 1', "'+43 1"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a=1', 'a=1'],
  ['', ''],
  ['Käse', 'Käse'],
])('%j is written as %j', (text, written) => {
  expect(harmless(text)).toBe(written);
});

test('a workbook holds texts as texts, numbers as numbers, and no formula', async () => {
  const file = await workbookOf({
    name: 'Inventuren',
    columns: [
      { title: 'Artikel', width: 20 },
      { title: 'Menge', width: 8, format: '0.00' },
    ],
    rows: [
      ['Łódź & <Käse>', 2.5],
      ['=HYPERLINK("x")', undefined],
      ['104711', 0],
    ],
  });
  expect(await readWorkbook(await file.arrayBuffer())).toEqual([
    ['Artikel', 'Menge'],
    ['Łódź & <Käse>', 2.5],
    ['\'=HYPERLINK("x")'],
    ['104711', 0],
  ]);
});
