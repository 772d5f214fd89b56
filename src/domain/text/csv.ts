import type { Decimal } from '../price/money';
import { escapeFormula } from './spreadsheet';

/** A cell: text, a number, an exact sum, or empty. */
export type CsvCell = string | number | Decimal | undefined;

/** A byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/** Numbers have a decimal comma, as on every screen, and are no formula even below zero. */
function cellText(cell: CsvCell): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell).replace('.', ',');
  const text = escapeFormula(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as the content of a CSV file that spreadsheets open by a double click: semicolons, because commas are decimal, and
 * cells that no spreadsheet takes for a formula.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}
