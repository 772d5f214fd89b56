import { cellSignOf, cellsOf, columnsOf, isBlankLine, plainLine, textLines, type Columns } from './quickEntryCells';
import { decimalSignOf, joinedGroups, withJoinedGroups, type DecimalSign } from './quickEntryNumber';
import { isNumeric, tokensOf, tokensOfLine, type Token } from './quickEntryTokens';
import { readTypedLines } from './typedText';

/** One way to understand a line; which one holds is decided when it is known what the catalogue has. */
export interface QuickReading {
  /** Number of the product, a sku or a displayed one. */
  readonly code: string;
  /** Amount as an exact decimal string; undefined where the line has none. */
  readonly amount: string | undefined;
  /** Words that may name the unit, likeliest first. */
  readonly words: readonly string[];
  /** There are several numbers that make no single amount: "2 x 6". Then there is none. */
  readonly hasSeveralAmounts?: true;
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
} &
  /** It names the columns of the lines below. */
  (
    | { readonly kind: 'heading' }
    | { readonly kind: 'item'; readonly readings: readonly [QuickReading, ...QuickReading[]] }
    | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  );

/** Most lines that are taken at once. */
export const quickEntryMaximum = 1_000;

/** Longest line that is read; what is longer is no line of an order. */
const lineMaximum = 2_000;
/** Numbers in one line up to which all ways to understand it are tried. */
const numbersMaximum = 6;
/** Parts of one line up to which it is an order and not a text. */
const wordsMaximum = 100;

/**
 * Reads lines as people have them: "2 Kt 4711", "4711;2;Kt", "3x 4711", tables with or without a heading. Every line that is
 * not blank comes out once, in order. What the rules are: docs/decisions/019.
 */
export function readQuickEntry(text: string): readonly QuickLine[] {
  const decimalSign = decimalSignOf(text);
  let columns: Columns | undefined;
  let count = 0;
  const lines = textLines(text);
  return lines.flatMap((original, index): QuickLine[] => {
    if (isBlankLine(original)) return [];
    const place = { line: index + 1, text: original.trim() };
    if (original.length > lineMaximum) return [{ ...place, kind: 'unreadable', reason: 'unclear' }];
    const line = plainLine(readTypedLines(original));
    const heading = columnsOf(headingCells(line));
    if (heading) {
      columns = withoutRowNumbers(heading, lines, index + 1);
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
  return textLines(text)
    .flatMap((kept, index) => (index + 1 === line ? (by === undefined ? [] : [by]) : [kept]))
    .join('\n');
}

/** A text without lines, and nothing at all when only headings and blanks are left. */
export function withoutLines(text: string, lines: ReadonlySet<number>): string {
  const left = textLines(text)
    .filter((_, index) => !lines.has(index + 1))
    .join('\n');
  return readQuickEntry(left).every(({ kind }) => kind === 'heading') ? '' : left;
}

type Readings = readonly [QuickReading, ...QuickReading[]];

const isUnreadable = (result: Readings | UnreadableReason): result is UnreadableReason => typeof result === 'string';

/** Columns without those that only count the rows: such a number must not become a product's. */
function withoutRowNumbers(columns: Columns, lines: readonly string[], from: number): Columns {
  if (columns.counting.length === 0) return columns;
  const rows: string[][] = [];
  for (let place = from; place < lines.length && rows.length < quickEntryMaximum; place += 1) {
    const line = lines[place] ?? '';
    if (isBlankLine(line) || line.length > lineMaximum) continue;
    const cells = headingCells(plainLine(line));
    if (columnsOf(cells)) break;
    rows.push(cells);
  }
  const counts = new Set(columns.counting.filter((place) => isCount(rows.flatMap((cells) => cells[place] ?? []))));
  return { ...columns, codes: columns.codes.filter((place) => !counts.has(place)) };
}

/** Whether numbers count rows: one after the other, never far; some may be missing, because lines that are done leave the text. */
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

function headingCells(line: string): string[] {
  const sign = cellSignOf(line) ?? (line.includes(',') ? ',' : undefined);
  return sign ? cellsOf(line, sign) : line.split(/\s+/);
}

/** A line below a heading; undefined when it isn't made of cells. */
function readByColumns(line: string, columns: Columns, decimalSign: DecimalSign | undefined): Readings | UnreadableReason | undefined {
  const sign = cellSignOf(line) ?? (line.includes(',') ? ',' : undefined);
  if (!sign) return undefined;
  const cells = cellsOf(line, sign);
  const codes = codesInCells(columns.codes.map((place) => cells[place] ?? ''));
  const words = columns.unit === undefined ? [] : (cells[columns.unit] ?? '').split(/\s+/).filter(Boolean);
  const written = new Set(columns.amounts.map((place) => joinedGroups((cells[place] ?? '').trim())).filter(Boolean));
  const [amount] = written;
  const amounts =
    written.size > 1 ? [unclearAmount] : amount === undefined ? [{ amount: undefined, words: [] }] : amountsInCell(amount, decimalSign);
  if (codes.length === 0) return 'noNumber';
  const [first, ...more] = codes.flatMap((code) => amounts.map((one): QuickReading => ({ ...one, code, words: [...one.words, ...words] })));
  return first ? [first, ...more] : 'unclear';
}

/** The numbers in the cells that may hold the product's: where there are several, names with a number in them are none. */
function codesInCells(cells: readonly string[]): readonly string[] {
  const withDigits = cells.filter((cell) => /\d/.test(cell) && !(cells.length > 1 && /\p{L}/u.test(cell) && /\s/.test(cell)));
  return [...new Set(withDigits.map((cell) => cell.replace(/\s+/g, '').replace(/^#/, '')))];
}

type Amount = Omit<QuickReading, 'code'>;

const unclearAmount: Amount = { amount: undefined, words: [], hasSeveralAmounts: true };

/** What the cell of the amount may mean: a number, also with its unit; none for words. */
function amountsInCell(cell: string, decimalSign: DecimalSign | undefined): readonly Amount[] {
  const [token, ...others] = tokensOf(cell, decimalSign);
  if (!token || !isNumeric(token)) return [];
  if (others.some(isNumeric)) return [unclearAmount];
  // "2 Kt" in the column of the amount.
  const inCell = others.flatMap((other) => (other.kind === 'word' || other.kind === 'code' ? [other.text] : []));
  const unit = token.kind === 'measured' ? [token.unit] : [];
  return valuesOf(token).map((amount) => ({ amount, words: [...unit, ...inCell] }));
}

/** A line that says itself what is what, or in all the ways in which its numbers can be taken together. */
function readFreely(line: string, decimalSign: DecimalSign | undefined): Readings | UnreadableReason {
  const joined = cellSignOf(line) ? undefined : withJoinedGroups(line);
  const inOnePiece = joined && readParts(tokensOfLine(joined.line, decimalSign));
  if (joined?.isCertain && inOnePiece) return inOnePiece;
  const inParts = readParts(tokensOfLine(line, decimalSign));
  if (!inOnePiece || isUnreadable(inOnePiece)) return inParts;
  return isUnreadable(inParts) ? inOnePiece : [...inOnePiece, ...inParts];
}

function readParts(tokens: readonly Token[]): Readings | UnreadableReason {
  const numbers = tokens.filter(({ kind }) => kind !== 'word');
  if (numbers.length > numbersMaximum || tokens.length > wordsMaximum) return 'unclear';
  const isSure = tokens.some(({ kind }) => kind === 'amount');
  const plain = tokens.filter((token) => token.kind === 'code' || (token.kind === 'number' && token.digits !== undefined));
  // "10A" is a product's number only where nothing else can be one.
  const codeTokens = plain.length > 0 ? plain : tokens.filter(({ kind }) => kind === 'measured');
  const readings = codeTokens.flatMap((codeToken) => {
    const amounts = tokens.filter((token) => token !== codeToken && (token.kind === 'amount' || (!isSure && isNumeric(token))));
    return codesOfToken(codeToken).flatMap((code): QuickReading[] => {
      if (amounts.length === 0) return [{ code, amount: undefined, words: wordsAround(tokens, undefined, codeToken) }];
      // "2 x 6" of a third number is twelve, or two of what holds six; with the product's number in it, it is an amount of that.
      if (
        amounts.some(
          ({ multiplication }) => multiplication && !(multiplication.factors === 2 && multiplication === codeToken.multiplication),
        )
      ) {
        return [{ ...unclearAmount, code, words: wordsAround(tokens, undefined, codeToken) }];
      }
      return amounts.flatMap((token) => valuesOf(token).map((amount) => ({ code, amount, words: wordsAround(tokens, token, codeToken) })));
    });
  });
  const complete = readings.filter(({ amount, hasSeveralAmounts }) => amount !== undefined || hasSeveralAmounts);
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
