import { expect, test } from 'vitest';
import { readWorkbook } from './workbook.fixture';
import { workbookOf } from './workbook';

test('a workbook stores texts as texts, numbers as numbers, and no formula', async () => {
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
