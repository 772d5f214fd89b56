import type { IntlShape } from 'react-intl';
import type { Decimal } from '#domain/price/money.ts';
import { csvOf, type CsvCell } from '#domain/text/csv.ts';
import { formatPercent, formatPrice, formatQuantity } from '#i18n/format.ts';

/** A column of figures, for the screen and for the CSV file. */
export type FigureColumn<Row> = {
  readonly key: string;
  readonly title: string;
  /** Stands beside the name on the phone's cards. */
  readonly isMain?: boolean;
} & (
  | { readonly kind: 'text'; cellOf(row: Row): string | undefined }
  | { readonly kind: 'count'; cellOf(row: Row): number | undefined }
  /** `money` in EUR, `share` 0.05 for 5 %. */
  | { readonly kind: 'money' | 'share'; cellOf(row: Row): Decimal | undefined }
);

/** Shown for a value that is unknown, or has no meaning. */
const noValue = '–';

/** Text of a cell on the screen. */
export function figureText<Row>(intl: IntlShape, column: FigureColumn<Row>, row: Row): string {
  switch (column.kind) {
    case 'text':
      return column.cellOf(row) ?? '';
    case 'count': {
      const count = column.cellOf(row);
      return count === undefined ? noValue : formatQuantity(count, intl.locale);
    }
    case 'money': {
      const amount = column.cellOf(row);
      return amount ? formatPrice(amount) : noValue;
    }
    case 'share': {
      const share = column.cellOf(row);
      return share ? formatPercent(share, intl.locale) : noValue;
    }
  }
}

/** Columns and rows as the content of a CSV file; sums are in EUR, unknown ones empty. */
export function figureCsv<Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string {
  return csvOf([columns.map(({ title }) => title), ...rows.map((row) => columns.map((column): CsvCell => column.cellOf(row)))]);
}
