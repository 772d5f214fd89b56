import type { IntlShape } from 'react-intl';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { groupText, insteadText } from '../../components/allergens/rowTexts';
import { columnText, statementTexts } from '../../components/allergens/statements';
import { overviewColumns, type OverviewRow } from '../../domain/allergenOverview';
import { harmless } from '../../domain/spreadsheet';

/** Widths in letters. */
const widths = { number: 16, name: 48, category: 24, statement: 18 };

const text = (value: string) => ({ value: harmless(value), type: String });

/**
 * The overview as a workbook: a row for each product, a column for each allergen and diet, in words. What is not declared says so, and so
 * does what could not be loaded. Texts that a spreadsheet would take for formulas are escaped.
 */
export async function allergenWorkbook(rows: readonly OverviewRow[], intl: IntlShape): Promise<Blob> {
  const heads = [
    intl.formatMessage({ id: 'allergens.column.number' }),
    intl.formatMessage({ id: 'allergens.column.name' }),
    intl.formatMessage({ id: 'allergens.column.category' }),
    ...overviewColumns.map((column) => intl.formatMessage({ id: columnText(column) })),
  ];
  const data: SheetData = rows.map((row) => [
    text(row.number ?? ''),
    text(row.name ?? ''),
    text(groupText(row, intl)),
    ...overviewColumns.map((column) =>
      text(intl.formatMessage({ id: row.state === 'known' ? statementTexts[row.statements[column]] : insteadText[row.state] })),
    ),
  ]);
  return writeXlsxFile([heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })), ...data], {
    sheet: intl.formatMessage({ id: 'allergens.excel.sheet' }),
    stickyRowsCount: 1,
    columns: [
      { width: widths.number },
      { width: widths.name },
      { width: widths.category },
      ...overviewColumns.map(() => ({ width: widths.statement })),
    ],
  }).toBlob();
}
