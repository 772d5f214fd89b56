import { cellSignOf, cellsOf, columnsOf, hasQuotedCells, isBlankLine, plainLine, textLines, type Columns } from './quickEntryCells';
import { decimalSignOf, readWrittenNumber, type DecimalSign } from './quickEntryNumber';

/** One way to understand a line; which one holds is decided when it is known what the catalogue has. */
export interface QuickReading {
  /** Number of the product, a sku or a displayed one. */
  readonly code: string;
  /** Amount as an exact decimal string; undefined where the line has none. */
  readonly amount: string | undefined;
  /** Words that may name the unit, likeliest first. */
  readonly words: readonly string[];
}

/** Why nothing can be looked up for a line. */
export type UnreadableReason =
  /** There is no number that could be a product's. */
  | 'noNumber'
  /** So many numbers that it can't be told which is which. */
  | 'unclear'
  /** Beyond the most lines that are taken at once. */
  | 'tooManyLines';

/** A line that is not blank. */
export type QuickLine = {
  /** Its place in the text, counted from 1, blank lines included. */
  readonly line: number;
  /** The line as it stands. */
  readonly text: string;
} & (
  /** It names the columns of the lines below. */
  | { readonly kind: 'heading' }
  | { readonly kind: 'item'; readonly readings: readonly [QuickReading, ...QuickReading[]] }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
);

/** Most lines that are taken at once. */
export const quickEntryMaximum = 1_000;

/** Numbers in one line up to which all ways to understand it are tried. */
const numbersMaximum = 6;

/**
 * Reads lines as people have them: "2 Kt 4711", "4711;2;Kt", "3x 4711", tables with or without a heading. Every line that is
 * not blank comes out once, in order. What the rules are: docs/decisions/019.
 */
export function readQuickEntry(text: string): readonly QuickLine[] {
  const decimalSign = decimalSignOf(text);
  let columns: Columns | undefined;
  let count = 0;
  return textLines(text).flatMap((original, index): QuickLine[] => {
    if (isBlankLine(original)) return [];
    const place = { line: index + 1, text: original.trim() };
    const line = plainLine(original);
    const heading = columnsOf(headingCells(line));
    if (heading) {
      columns = heading;
      return [{ ...place, kind: 'heading' }];
    }
    count += 1;
    if (count > quickEntryMaximum) return [{ ...place, kind: 'unreadable', reason: 'tooManyLines' }];
    const readings = (columns && readByColumns(line, columns, decimalSign)) ?? readFreely(line, decimalSign);
    return [isUnreadable(readings) ? { ...place, kind: 'unreadable', reason: readings } : { ...place, kind: 'item', readings }];
  });
}

/** All numbers of products that a line may mean. */
export function codesOf(line: QuickLine): readonly string[] {
  return line.kind === 'item' ? [...new Set(line.readings.map(({ code }) => code))] : [];
}

/** How a line is written so that there is only one way to understand it. */
export function writeQuickLine(code: string, amount: number | string | undefined, unit: string | undefined): string {
  return [amount === undefined ? undefined : `${String(amount).replace('.', ',')}x`, code, unit].filter(Boolean).join(' ');
}

/** A text with a line in place of another; without one it goes. */
export function replaceLine(text: string, line: number, by?: string): string {
  return textLines(text).flatMap((kept, index) => (index + 1 === line ? (by === undefined ? [] : [by]) : [kept])).join('\n');
}

/** A text without lines, and nothing at all when only headings and blanks are left. */
export function withoutLines(text: string, lines: ReadonlySet<number>): string {
  const left = textLines(text).filter((_, index) => !lines.has(index + 1)).join('\n');
  return readQuickEntry(left).every(({ kind }) => kind === 'heading') ? '' : left;
}

type Readings = readonly [QuickReading, ...QuickReading[]];

const isUnreadable = (result: Readings | UnreadableReason): result is UnreadableReason => typeof result === 'string';

function headingCells(line: string): string[] {
  const sign = cellSignOf(line) ?? (line.includes(',') ? ',' : undefined);
  return sign ? cellsOf(line, sign) : line.split(/\s+/);
}

/** A part of a line, by what it can be. */
type Token =
  /** A number: an amount, and with digits also a product's. */
  | { readonly kind: 'number'; readonly text: string; readonly values: readonly string[]; readonly digits: string | undefined }
  /** A number that says itself that it is an amount: "3x". */
  | { readonly kind: 'amount'; readonly values: readonly string[] }
  /** Amount and unit in one, "2kg", or a product's number that looks like it. */
  | { readonly kind: 'measured'; readonly text: string; readonly values: readonly string[]; readonly unit: string }
  /** Letters and digits: a product's number, and where there is another one perhaps a unit. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string };

/** A line below a heading; undefined when it isn't made of cells. */
function readByColumns(line: string, columns: Columns, decimalSign: DecimalSign | undefined): Readings | UnreadableReason | undefined {
  const sign = cellSignOf(line) ?? (line.includes(',') ? ',' : undefined);
  if (!sign) return undefined;
  const cells = cellsOf(line, sign);
  const code = (cells[columns.code] ?? '').replace(/\s+/g, '').replace(/^#/, '');
  if (!/\d/.test(code)) return 'noNumber';
  const words = columns.unit === undefined ? [] : (cells[columns.unit] ?? '').split(/\s+/).filter(Boolean);
  const written = (cells[columns.amount] ?? '').trim();
  if (written === '') return [{ code, amount: undefined, words }];
  const [token, ...others] = tokensOf(written, decimalSign);
  // "2 Kt" in the column of the amount.
  const inCell = others.flatMap((other) => (other.kind === 'word' || other.kind === 'code' ? [other.text] : []));
  if (!token || token.kind === 'word' || token.kind === 'code') return 'unclear';
  const unit = token.kind === 'measured' ? [token.unit] : [];
  const [first, ...more] = token.values.map((amount): QuickReading => ({ code, amount, words: [...unit, ...inCell, ...words] }));
  return first ? [first, ...more] : 'unclear';
}

/** Words that say what the number beside them is, and nothing else. */
const labels = /^(?:art(?:ikel)?|artikelnr|artikelnummer|artnr|art\.?-?nr|nr|no|num|sku|item|cod(?:ice)?|articolo|menge|anzahl|qty|qta|à|x|×|\*|mal|per)\.?$/iu;
const measuredForm = /^([\d.,'’]*\d)(\p{L}[\p{L}.]*)$/u;

/** Reads one word of a line; undefined for what only stands between others. */
function tokenOf(raw: string, decimalSign: DecimalSign | undefined): Token | undefined {
  const text = raw.replace(/^[#([{<"'„“]+|[)\]}>"'”“,;:!]+$|(?<=[\p{L}\d])\.$/gu, '').replace(/^(?:art|nr|no|sku)[.:-]+(?=\d)/i, '');
  if (text === '' || labels.test(text) || /^[-–—•·*=+]+$/.test(text)) return undefined;
  const times = /^(?:[x×*]([\d.,'’]+)|([\d.,'’]+)[x×*])$/iu.exec(text);
  const count = readWrittenNumber(times?.[1] ?? times?.[2] ?? '', decimalSign);
  if (count) return { kind: 'amount', values: count.values };
  const number = readWrittenNumber(text, decimalSign);
  if (number) return { kind: 'number', text, ...number };
  const [, amount = '', unit = ''] = measuredForm.exec(text) ?? [];
  const measured = readWrittenNumber(amount, decimalSign);
  if (measured) return { kind: 'measured', text, values: measured.values, unit };
  return /^[\p{L}\d][\p{L}\d._/-]*$/u.test(text) && /\d/.test(text) ? { kind: 'code', text } : { kind: 'word', text };
}

function tokensOf(text: string, decimalSign: DecimalSign | undefined): Token[] {
  return text
    .replace(/^(?:[-–—•·*]|\d{1,3}\))\s+/u, '')
    // "4711x3", "4711: 2", "4711=2"
    .replace(/(?<![\p{L}\d])(\d+)[x×*](\d+)(?![\p{L}\d])/giu, '$1 $2')
    .replace(/[:=]/g, ' ')
    // Not at the narrow blanks, which part thousands.
    .split(/[ \t]+/)
    .flatMap((raw) => tokenOf(raw, decimalSign) ?? []);
}

/** A cell of a line without a heading: a number, "2 Kt", or words in which numbers mean nothing ("Bergkäse 6 Monate"). */
function tokensOfCell(cell: string, decimalSign: DecimalSign | undefined): Token[] {
  const whole = /^\d{1,3}(?: \d{3})+$/.test(cell) ? cell.replaceAll(' ', '') : cell;
  const tokens = tokensOf(whole, decimalSign);
  const isName = tokens.length > 2 || (tokens.length === 2 && tokens[0]?.kind === 'word');
  return isName ? [{ kind: 'word', text: cell }] : tokens;
}

function tokensOfLine(line: string, decimalSign: DecimalSign | undefined): Token[] {
  const sign = cellSignOf(line) ?? (hasQuotedCells(line) ? ',' : undefined);
  if (sign) return cellsOf(line, sign).flatMap((cell) => tokensOfCell(cell, decimalSign));
  const tokens = tokensOf(line, decimalSign);
  return commaParts(line, tokens) ? tokensOf(line.replaceAll(',', ' '), decimalSign) : tokens;
}

/** Whether commas part the cells of a line and not fractions: otherwise there would be no number, or an odd one. */
function commaParts(line: string, tokens: readonly Token[]): boolean {
  if (!line.includes(',')) return false;
  if (tokens.some((token) => (token.kind === 'word' || token.kind === 'code') && /\d,|,\d/.test(token.text))) return true;
  const numbers = tokens.filter(({ kind }) => kind !== 'word');
  const [only] = numbers;
  return numbers.length === 1 && only?.kind === 'number' && /^\d{3,},\d/.test(only.text);
}

function readFreely(line: string, decimalSign: DecimalSign | undefined): Readings | UnreadableReason {
  const tokens = tokensOfLine(line, decimalSign);
  const numbers = tokens.filter(({ kind }) => kind !== 'word');
  if (numbers.length > numbersMaximum) return 'unclear';
  const isSure = tokens.some(({ kind }) => kind === 'amount');
  const plain = tokens.filter((token) => token.kind === 'code' || (token.kind === 'number' && token.digits !== undefined));
  // "10A" is a product's number only where nothing else can be one.
  const codeTokens = plain.length > 0 ? plain : tokens.filter(({ kind }) => kind === 'measured');
  const readings = codeTokens.flatMap((codeToken) => {
    const amounts = tokens.filter((token) => token !== codeToken && (token.kind === 'amount' || (!isSure && (token.kind === 'number' || token.kind === 'measured'))));
    return codesOfToken(codeToken).flatMap((code): QuickReading[] =>
      amounts.length === 0
        ? [{ code, amount: undefined, words: wordsAround(tokens, undefined, codeToken) }]
        : amounts.flatMap((token) => valuesOf(token).map((amount) => ({ code, amount, words: wordsAround(tokens, token, codeToken) }))));
  });
  const complete = readings.filter(({ amount }) => amount !== undefined);
  const [first, ...others] = complete.length > 0 ? complete : readings;
  return first ? [first, ...others] : 'noNumber';
}

function codesOfToken(token: Token): readonly string[] {
  if (token.kind === 'number') return token.digits === undefined || token.digits === token.text ? [token.text] : [token.text, token.digits];
  return token.kind === 'code' || token.kind === 'measured' ? [token.text] : [];
}

const valuesOf = (token: Token): readonly string[] => ('values' in token ? token.values : []);

/** The words of a line from that beside the amount on: its own, the one after it, the one before it, the rest. */
function wordsAround(tokens: readonly Token[], amount: Token | undefined, code: Token): readonly string[] {
  const own = amount?.kind === 'measured' ? [amount.unit] : [];
  const place = amount ? tokens.indexOf(amount) : -1;
  const isWord = (token: Token | undefined) => token !== undefined && token !== code && (token.kind === 'word' || token.kind === 'code');
  const beside = place < 0 ? [] : [tokens[place + 1], tokens[place - 1]].filter(isWord);
  const rest = tokens.filter((token) => isWord(token) && !beside.includes(token));
  return [...own, ...[...beside, ...rest].flatMap((token) => (token && 'text' in token ? [token.text] : []))];
}
