import type { IntlShape } from 'react-intl';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { filterSentences, heldBackGroups } from '../../components/allergens/filterTexts';
import { groupText, insteadText, reasonText } from '../../components/allergens/rowTexts';
import { columnText, statementTexts } from '../../components/allergens/statements';
import { overviewColumns, type FilteredRows, type OverviewColumn, type OverviewRow } from '../../domain/allergenOverview';
import type { LocalDate } from '../../domain/calendar';
import type { ProductNumberOf } from '../../domain/productNumber';
import { harmless } from '../../domain/spreadsheet';
import { formatPastDay } from '../../i18n/format';

/** What is saved of an overview. */
export interface SavedOverview {
  /** What the overview is called. */
  readonly title: string;
  /** Day of the declarations. */
  readonly day: LocalDate;
  readonly filtered: FilteredRows;
  readonly wanted: readonly OverviewColumn[];
  /** Products before the filter. */
  readonly total: number;
  /** Lines of the list that could not be read. */
  readonly unreadable: number;
}

/** Widths in letters. */
const widths = { number: 16, name: 48, category: 24, statement: 18 };

const text = (value: string) => ({ value: harmless(value), type: String });
const bold = (value: string) => ({ ...text(value), fontWeight: 'bold' as const });

/** Name, day, filter, what is left out, and where the declarations come from: the file is passed on without the screen that it comes from. */
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
 * The overview as a workbook: a row for each product, a column for each allergen and diet, in words. What is not declared says so, and so
 * does what could not be loaded; what the filter keeps back follows by name with the reason. Texts that a spreadsheet would take for
 * formulas are escaped.
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
    ...entries.map((entry) => [...describe(entry.row), text(entry.row.category ?? ''), text(reasonText(entry, intl))]),
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
