import { parse } from 'papaparse';

/** The lines of a text, however its system ends them. */
function textLines(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|[\r\n\u0085\u2028\u2029]/u);
}

/** A record of a text: a line, or several if a quoted cell contains line breaks (RFC 4180). */
export interface QuickRecord {
  /** Its first line, counted from 1. */
  readonly line: number;
  /** Its last line. */
  readonly until: number;
  /** As written, with its line breaks. */
  readonly text: string;
}

/** Maximum length of a parsed record; a longer one is no line of an order. */
export const recordMaximum = 2_000;
/** Lines over which a cell in quotes may go on: a note, not the rest of the list after a stray quote. */
const cellLinesMaximum = 20;

/** The records of a text, in order, blank ones included: every line is in one of them. */
export function recordsOf(text: string): readonly QuickRecord[] {
  const lines = textLines(text);
  const usual = declaredSeparator(lines[0] ?? '') ?? lines.map((line) => cellSignOf(line)).find(Boolean) ?? '\t';
  const records: QuickRecord[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const count = linesOfRecord(lines, place, usual);
    records.push({ line: place + 1, until: place + count, text: lines.slice(place, place + count).join('\n') });
    place += count - 1;
  }
  return records;
}

/** Number of lines of the record that begins at an index. A quote that is never closed properly is an ordinary character. */
function linesOfRecord(lines: readonly string[], place: number, usual: string): number {
  let record = lines[place] ?? '';
  if (!record.includes('"') || record.length > recordMaximum) return 1;
  const sign = cellSignOf(record) ?? (record.includes(',') && usual === '\t' ? ',' : usual);
  if (quoteFault(record, sign) !== 'open') return 1;
  for (let count = 2; count <= cellLinesMaximum && place + count <= lines.length; count += 1) {
    record += `\n${lines[place + count - 1] ?? ''}`;
    if (record.length > recordMaximum) return 1;
    const fault = quoteFault(record, sign);
    if (fault === 'wrong') return 1;
    if (fault === undefined) return count;
  }
  return 1;
}

/** `open` if a quoted cell is unclosed at the end, `wrong` if quotes are misplaced. */
function quoteFault(record: string, sign: string): 'open' | 'wrong' | undefined {
  const { errors } = parse(record, { delimiter: sign, newline: '\n' });
  if (errors.some(({ code }) => code === 'InvalidQuotes')) return 'wrong';
  return errors.some(({ code }) => code === 'MissingQuotes') ? 'open' : undefined;
}

/** The sign that the first line of a file names for spreadsheets: "sep=;". */
export function declaredSeparator(line: string): string | undefined {
  const sign = /^\s*"?sep=(\t|\\t|[^\s"])"?\s*$/i.exec(line)?.[1];
  return sign === '\\t' ? '\t' : sign;
}

/** The separator of a line's cells: tab, semicolon or bar; undefined if none of them is outside of quotes. */
export function cellSignOf(line: string): string | undefined {
  const bare = line.replace(/"[^"]*"/g, '');
  return ['\t', ';', '|'].find((sign) => bare.includes(sign));
}

/** True if a comma is next to a quoted cell and so separates cells. */
export function hasQuotedCells(line: string): boolean {
  return /(?:^|,)\s*"[^"]*"\s*(?:,|$)/.test(line) && line.includes(',');
}

/**
 * The cells of a record without line breaks. A quoted cell may contain the separator, and two quotes for one; misplaced quotes are
 * ordinary characters. A spreadsheet's ="104711" becomes its shown text.
 */
export function cellsOf(record: string, sign: string): string[] {
  const before = sign === '\t' ? '\t' : `\\${sign}`;
  // Blanks round a quoted cell, as people type them, are no part of it.
  const bare = record.replace(new RegExp(`(^|${before}) +"`, 'g'), '$1"').replace(new RegExp(`" +(?=${before}|$)`, 'g'), '"');
  const { data, errors } = parse<string[]>(bare, { delimiter: sign, newline: '\n' });
  const [first] = data;
  const cells = first && errors.every(({ type }) => type !== 'Quotes') ? first : record.split(sign);
  return cells.map((cell) => shownText(cell.trim()));
}

/** The shown text of a spreadsheet's cell with a number stored as text: ="104711", '104711. */
function shownText(cell: string): string {
  const formula = /^="([^"]*)"$/.exec(cell)?.[1];
  if (formula !== undefined) return formula.trim();
  const quoted = /^['‘’„“”«‚](.*?)['‘’“”»]?$/u.exec(cell)?.[1];
  return quoted !== undefined && /^[\d.,\s]+$/.test(quoted) ? quoted.trim() : cell;
}
