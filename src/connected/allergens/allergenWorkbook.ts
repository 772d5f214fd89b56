import type { IntlShape } from 'react-intl';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { filterSentences, heldBackGroups } from '#components/allergens/filterTexts.ts';
import { groupText, insteadText, rowReasonText } from '#components/allergens/rowTexts.ts';
import { columnText, statementTexts } from '#components/allergens/statements.ts';
import { overviewColumns, type FilteredRows, type OverviewColumn, type OverviewRow } from '#domain/allergens/allergenOverview.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { ProductNumberOf } from '#domain/product/productNumber.ts';
import { escapeFormula } from '#domain/text/spreadsheet.ts';
import { formatPastDay } from '#i18n/format.ts';

/** Content of the workbook. */
export interface SavedOverview {
  /** Title of the overview. */
  readonly title: string;
  /** Date of the declarations. */
  readonly day: LocalDate;
  readonly filtered: FilteredRows;
  readonly wanted: readonly OverviewColumn[];
  /** Number of products before filtering. */
  readonly total: number;
  /** Number of lines that failed to load. */
  readonly unreadable: number;
}

/** Column widths in characters. */
const widths = { number: 16, name: 48, category: 24, statement: 18 };

const text = (value: string) => ({ value: escapeFormula(value), type: String });
const bold = (value: string) => ({ ...text(value), fontWeight: 'bold' as const });

/** Title, date, filter, omissions, and source of the declarations: the file is passed on without its screen. */
function headOf({ title, day, filtered, wanted, total, unreadable }: SavedOverview, intl: IntlShape): SheetData {
  const sentences = filterSentences(filtered, wanted, total, intl);
  const lines = [
    intl.formatMessage({ id: 'allergens.printedOn' }, { date: formatPastDay(day, intl.locale) }),
    sentences.length > 0 ? sentences.join(' ') : intl.formatMessage({ id: 'allergens.excel.all' }, { total }),
    ...(unreadable > 0 ? [intl.formatMessage({ id: 'allergens.unreadable' }, { count: unreadable })] : []),
    intl.formatMessage({ id: 'allergens.legend.hint' }),
  ];
  return [[bold(title)], ...lines.map((line) => [text(line)]), []];
}

/**
 * The overview as a workbook: one row per product, one column per allergen and diet, in words. Undeclared and failed
 * products say so; products excluded by the filter follow, with the reason. Text that a spreadsheet would run as a
 * formula is escaped.
 */
export async function allergenWorkbook(saved: SavedOverview, intl: IntlShape, numberOf: ProductNumberOf): Promise<Blob> {
  const describe = ({ numbers, name }: OverviewRow) => [text(numbers ? numberOf(numbers) : ''), text(name ?? '')];
  const head = headOf(saved, intl);
  const titles = [
    intl.formatMessage({ id: 'allergens.column.number' }),
    intl.formatMessage({ id: 'allergens.column.name' }),
    intl.formatMessage({ id: 'allergens.column.category' }),
    ...overviewColumns.map((column) => intl.formatMessage({ id: columnText(column) })),
  ];
  const rows: SheetData = saved.filtered.shown.map((row) => [
    ...describe(row),
    text(groupText(row, intl)),
    ...overviewColumns.map((column) =>
      text(intl.formatMessage({ id: row.state === 'known' ? statementTexts[row.statements[column]] : insteadText[row.state] })),
    ),
  ]);
  const heldBack: SheetData = heldBackGroups(saved.filtered).flatMap(({ title, entries }): SheetData => [
    [],
    [bold(`${intl.formatMessage({ id: 'allergens.heldBack' })}: ${intl.formatMessage({ id: title })}`)],
    ...entries.map((entry) => [...describe(entry.row), text(entry.row.category ?? ''), text(rowReasonText(entry, intl))]),
  ]);
  return writeXlsxFile([...head, titles.map(bold), ...rows, ...heldBack], {
    sheet: intl.formatMessage({ id: 'allergens.excel.sheet' }),
    stickyRowsCount: head.length + 1,
    columns: [
      { width: widths.number },
      { width: widths.name },
      { width: widths.category },
      ...overviewColumns.map(() => ({ width: widths.statement })),
    ],
  }).toBlob();
}
