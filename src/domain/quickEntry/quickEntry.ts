import { hasReferenceOnly, namesNoGoods, withoutStamp } from './quickEntryAside';
import { columnsOf, isBlankLine, plainLine, type Columns } from './quickEntryCells';
import { decimalSignOf, type DecimalSign } from './quickEntryNumber';
import { readByColumns, readFreely, type Readings, type UnreadableReason } from './quickEntryReading';
import { cellSignOf, cellsOf, recordMaximum, recordsOf, declaredSeparator, type QuickRecord } from './quickEntryRecords';
import { wordsOfLine } from './quickEntryTokens';

/** A line that is not blank, or several that belong together (RFC 4180). */
export type QuickLine = {
  /** Its place in the text, counted from 1, blank lines included. */
  readonly line: number;
  /** Its last line: a cell in quotes may go on in the next one. */
  readonly until: number;
  /** The line as written. */
  readonly text: string;
} & (
  | {
      /** It names the columns of the lines below. */
      readonly kind: 'heading';
    }
  /** It names no goods: a greeting, the day of the list. */
  | { readonly kind: 'aside' }
  /** A row of a table whose amount is left empty, as most are in an order form. */
  | { readonly kind: 'notOrdered' }
  | {
      readonly kind: 'item';
      readonly readings: Readings;
      /** The line as it was read, where it may name several goods; undefined where columns or the user who mended it say which number is which. */
      readonly free: string | undefined;
      /** Its number is no product's as the line itself says ("Bestellung Nr. 4512"), unless the catalogue has it. */
      readonly isReference: boolean;
    }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
);

/** Most lines that are taken at once. */
export const quickEntryMaximum = 1_000;

/** Separator of a corrected line: the valid text before it, the original line after it. */
const writtenMark = ' ← ';

/**
 * Parses lines as users write them: "2 Kt 4711", "4711;2;Kt", "3x 4711", tables with or without a heading, chat messages. Every
 * non-blank record gives one line, in sequence. Record 010 has the rules.
 */
export function readQuickEntry(text: string): readonly QuickLine[] {
  return withoutTitles(readLines(text));
}

/**
 * The lines without the titles above a heading, such as name, owner and date of a list. If goods are above it, everything there was
 * typed by hand and may be goods.
 */
function withoutTitles(lines: readonly QuickLine[]): readonly QuickLine[] {
  const heading = lines.findIndex(({ kind }) => kind === 'heading');
  const isOrdered = (line: QuickLine) => line.kind === 'item' && line.readings.some(({ amount }) => amount !== undefined);
  if (heading <= 0 || lines.slice(0, heading).some(isOrdered)) return lines;
  return lines.map((line, place): QuickLine => {
    if (place >= heading) return line;
    if (line.kind === 'item') return { ...line, isReference: true };
    const { line: first, until, text } = line;
    return line.kind === 'unreadable' && line.reason === 'noNumber' ? { line: first, until, text, kind: 'aside' } : line;
  });
}

function readLines(text: string): readonly QuickLine[] {
  const decimalSign = decimalSignOf(text);
  let columns: Columns | undefined;
  let told: string | undefined;
  let count = 0;
  const records = recordsOf(text);
  return records.flatMap((record, index): QuickLine[] => {
    if (isBlankLine(record.text)) return [];
    const place = { line: record.line, until: record.until, text: record.text.trim() };
    const unreadable = (reason: UnreadableReason): QuickLine[] => [{ ...place, kind: 'unreadable', reason }];
    if (record.text.length > recordMaximum) return unreadable('unclear');
    const sign = declaredSeparator(record.text);
    if (sign !== undefined) {
      told = sign;
      return [{ ...place, kind: 'aside' }];
    }
    const line = withoutStamp(plainLine(record.text));
    const heading = columnsOf(headingCells(line, told));
    if (heading) {
      columns = settledColumns(heading, records, index + 1, told);
      return [{ ...place, kind: 'heading' }];
    }
    if (namesNoGoods(line)) return [{ ...place, kind: 'aside' }];
    const isTooMany = count >= quickEntryMaximum;
    const mended = isTooMany ? undefined : readMended(line, columns, told, decimalSign);
    const byColumns = mended ?? (columns && readByColumns(line, columns, told, decimalSign));
    // A range may have any number of rows of which nothing is ordered.
    if (byColumns === 'notOrdered') return [{ ...place, kind: 'notOrdered' }];
    count += 1;
    if (isTooMany) return unreadable('tooManyLines');
    const readings = byColumns ?? readFreely(line, told, decimalSign);
    if (typeof readings === 'string') return unreadable(readings);
    return [{ ...place, kind: 'item', readings, free: byColumns ? undefined : line, isReference: !byColumns && hasReferenceOnly(line) }];
  });
}

/** A line that was mended: "2x 104711 KRT ← 999999 2" says all itself, "640152 ← Schlagobers 1l 12" the product's number only. */
function readMended(
  line: string,
  columns: Columns | undefined,
  told: string | undefined,
  decimalSign: DecimalSign | undefined,
): Readings | UnreadableReason | 'notOrdered' | undefined {
  const [head = '', ...rest] = line.split(writtenMark);
  if (rest.length === 0) return undefined;
  if (wordsOfLine(head).length > 1) return readFreely(head, undefined, decimalSign);
  const written = rest.join(writtenMark);
  return (columns && readByColumns(written, columns, told, decimalSign, head)) ?? readFreely(written, told, decimalSign, head);
}

/** All numbers of products that a line may mean. */
export function codesOf(line: QuickLine): readonly string[] {
  return line.kind === 'item' ? [...new Set(line.readings.map(({ code }) => code))] : [];
}

/** Writes a line unambiguously. */
export function writeQuickLine(code: string, amount: number | string | undefined, unit: string | undefined): string {
  return [amount === undefined ? undefined : `${String(amount).replace('.', ',')}x`, code, unit].filter(Boolean).join(' ');
}

/** The line as it was written before it was mended, in one line. */
export function writtenLine(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const place = flat.indexOf(writtenMark);
  return place < 0 ? flat : flat.slice(place + writtenMark.length);
}

/** A corrected line: its new text, followed by the original line if that has further words. */
export function mendedLine(now: string, text: string): string {
  const written = writtenLine(text);
  const partsOf = (line: string) => line.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? [];
  const has = new Set(partsOf(now));
  return partsOf(written).every((part) => has.has(part)) ? now : now + writtenMark + written;
}

/** A line with the product's number before it. The rest stays and is parsed again: amount, unit, words. */
export const numberedLine = (code: string, text: string): string => code + writtenMark + writtenLine(text);

/** A line with the product's number in place of an unknown one. */
export function renumberedLine(code: string, wrong: string, text: string): string {
  const place = text.indexOf(wrong);
  return place < 0 ? numberedLine(code, text) : text.slice(0, place) + code + text.slice(place + wrong.length);
}

/** A text with a line in place of another; without one it goes. */
export function replaceLine(text: string, line: number, by?: string): string {
  return recordsOf(text)
    .flatMap((record) => (record.line === line ? (by === undefined ? [] : [by]) : [record.text]))
    .join('\n');
}

/** A text without lines, and nothing at all when only such are left as no work comes of, and blanks. */
export function withoutLines(text: string, lines: ReadonlySet<number>): string {
  const left = recordsOf(text)
    .filter(({ line }) => !lines.has(line))
    .map((record) => record.text)
    .join('\n');
  return readQuickEntry(left).every(({ kind }) => !hasWork(kind)) ? '' : left;
}

/** True if a line needs a result: not a heading, a greeting, or a row without an order. */
const hasWork = (kind: QuickLine['kind']): boolean => kind === 'item' || kind === 'unreadable';

/** Columns without those that only count the rows or hold the number of an order: such a number must not become a product's, or an amount. */
function settledColumns(columns: Columns, records: readonly QuickRecord[], from: number, told: string | undefined): Columns {
  if (columns.counting.length === 0 && columns.otherAmounts.length === 0) return columns;
  const rows: string[][] = [];
  for (let place = from; place < records.length && rows.length < quickEntryMaximum; place += 1) {
    const { text = '' } = records[place] ?? {};
    if (isBlankLine(text) || text.length > recordMaximum) continue;
    const cells = headingCells(plainLine(text), told);
    if (columnsOf(cells)) break;
    rows.push(cells);
  }
  const valuesAt = (place: number) => rows.flatMap((cells) => cells[place] ?? []);
  const counts = new Set(columns.counting.filter((place) => isCount(valuesAt(place))));
  const values = columns.amounts.flatMap(valuesAt).filter((value) => /\d/.test(value));
  const isOrderNumber =
    columns.otherAmounts.length > 0 && values.length > 0 && values.every((value) => /\d{4}/.test(value.replace(/[.\s]/g, '')));
  return {
    ...columns,
    codes: columns.codes.filter((place) => !counts.has(place)),
    amounts: isOrderNumber ? columns.otherAmounts : columns.amounts,
  };
}

/** True if numbers count rows: consecutive, never far apart; some may be missing, because finished lines leave the text. */
function isCount(values: readonly string[]): boolean {
  let last = 0;
  return values.every((value) => {
    const count = /^(\d{1,4})\.?$/.exec(value)?.[1];
    const next = Number.parseInt(count ?? '', 10);
    const follows = next > last && next <= quickEntryMaximum;
    last = next;
    return follows;
  });
}

function headingCells(line: string, told: string | undefined): string[] {
  const sign = (told !== undefined && line.includes(told) ? told : cellSignOf(line)) ?? (line.includes(',') ? ',' : undefined);
  return sign ? cellsOf(line, sign) : line.split(/\s+/);
}
