import { unpaddedNumber } from '../product/productNumber';
import type { Columns } from './quickEntryCells';
import { joinedGroups, withJoinedGroups, type DecimalSign } from './quickEntryNumber';
import { cellSignOf, cellsOf } from './quickEntryRecords';
import { isNumeric, tokensOf, tokensOfLine, type Token } from './quickEntryTokens';
import { isUnitWord } from './quickEntryUnits';

/** A number of a line with its neighbouring words, which show whether it belongs to the product's name. */
export interface LineNumber {
  readonly text: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The word that measures it in one piece: "l" of "1l". */
  readonly unit: string | undefined;
  readonly values: readonly string[];
}

/** One reading of a line; the catalogue decides which is right. */
export interface QuickReading {
  /** Number of the product, a sku, a displayed one or a barcode's. */
  readonly code: string;
  /** Amount as an exact decimal string; undefined where the line has none. */
  readonly amount: string | undefined;
  /** Words that may name the unit, likeliest first. */
  readonly words: readonly string[];
  /** Number of words in a unit's position, beside the amount or in a column of units. */
  readonly wordsBeside: number;
  /** The amount as it is written. */
  readonly number?: LineNumber | undefined;
  /** The line's numbers that are neither. */
  readonly others: readonly LineNumber[];
  /** The user has put the number before the line: its words are their name of the goods. */
  readonly isGiven?: true;
  /** There are several numbers that make no single amount: "2 x 6". Then there is none. */
  readonly hasSeveralAmounts?: true;
  /** The amount where it is written as no number: "1E3", "#WERT!". Then there is none. */
  readonly unread?: string;
}

/** Why nothing can be looked up for a line. */
export type UnreadableReason =
  /** There is no number that could be a product's. */
  | 'noNumber'
  /** Too many numbers to tell apart */
  | 'unclear'
  /** Beyond the most lines that are taken at once. */
  | 'tooManyLines';

/** All ways to understand a line, likeliest first. */
export type Readings = readonly [QuickReading, ...QuickReading[]];

/** Numbers in one line up to which all ways to understand it are tried. */
const numbersMaximum = 6;
/** Parts of one line up to which it is an order and not a text. */
const wordsMaximum = 100;
/** Digits from which a number is likelier a product's than an amount. */
const codeDigits = 4;

const isUnreadable = (result: Readings | UnreadableReason): result is UnreadableReason => typeof result === 'string';

/**
 * A line below a heading; `notOrdered` if its amount is empty, undefined if it has no cells. `given`: the product's number, if already
 * known.
 */
export function readByColumns(
  line: string,
  columns: Columns,
  told: string | undefined,
  decimalSign: DecimalSign | undefined,
  given?: string,
): Readings | UnreadableReason | 'notOrdered' | undefined {
  const sign = (told !== undefined && line.includes(told) ? told : cellSignOf(line)) ?? (line.includes(',') ? ',' : undefined);
  if (!sign) return undefined;
  const cells = cellsOf(line, sign);
  const cellsAt = (places: readonly number[]) => places.map((place) => cells[place] ?? '');
  const own = codesInCells(cellsAt(columns.codes));
  const codes = given !== undefined ? [given] : own.length > 0 ? own : codesInCells(cellsAt(columns.gtins));
  const isLeftEmpty = cellsAt(columns.amounts).every(isEmptyAmount);
  // A line of words may have a sign of cells in it; a row of a table is as long as its heading, or begins with a number alone.
  const isRow = cells.length >= columns.count || (codes.length > 0 && codes.every((code) => !/\p{L}/u.test(code)));
  // Cells beyond the heading say that a sign too many has moved them.
  const isMoved = cells.slice(columns.count).some(Boolean);
  if (given === undefined && isLeftEmpty && isRow && !isMoved) return 'notOrdered';
  const words = columns.unit === undefined ? [] : (cells[columns.unit] ?? '').split(/\s+/).filter(Boolean);
  const written = new Set(
    cellsAt(columns.amounts)
      .map((cell) => joinedGroups(cell.trim()))
      .filter(Boolean),
  );
  const [amount] = written;
  const amounts = written.size > 1 ? [unclearAmount] : amount === undefined ? [noAmount] : amountsInCell(amount, decimalSign);
  if (codes.length === 0) return 'noNumber';
  const readings = codes.flatMap((code) =>
    amounts.map((one): QuickReading => {
      const named = [...one.words, ...words];
      const all = named.length > 0 ? named : columns.amountUnit;
      return { ...one, code, words: all, wordsBeside: all.length };
    }),
  );
  const [first, ...more] = readings;
  return first ? [first, ...more] : 'unclear';
}

const noneWord = /^(?:kein(?:e[nrs]?)?|nichts|nein|none|nil|no|n\.?[/.]?a\.?|nessun[oa]?|niente|entf[aä]llt)$/iu;

/** True if an order form's amount is empty: nothing, a zero, a dash or the dots to write on; "0 Stk" and "keine" too. */
const isEmptyAmount = (cell: string) => {
  if (noneWord.test(cell)) return true;
  const [, unit] = /^[-–—−]?0+(?:[.,]0*)?\s*[x×]?\s*(\p{L}*)\.?$/u.exec(cell) ?? [];
  return /^[\s\-–—−_./…·•'’]*$/u.test(cell) || (unit !== undefined && (unit === '' || isUnitWord(unit)));
};

/** The numbers in the cells that may hold the product's: names with a number in them are none, and of several cells the bare ones count. */
function codesInCells(cells: readonly string[]): readonly string[] {
  const isName = (cell: string) => /\s/.test(cell) && (cell.match(/\p{L}{2,}/gu) ?? []).length >= (cells.length > 1 ? 1 : 2);
  const withDigits = cells.filter((cell) => /\d/.test(cell) && !isName(cell) && numbersBeside(cell).length === 0);
  if (withDigits.length === 0) return [...new Set(cells.flatMap(numbersBeside))];
  return [...new Set(withDigits.flatMap((cell) => codesWritten(cell.replace(/\s+/g, '').replace(/^#/, ''))))];
}

/** Numbers of products in a cell that has their name as well: "104711 Bergkäse", "Bergkäse (104711)", "Art. 104711". */
function numbersBeside(cell: string): readonly string[] {
  if (!/\p{L}{2}/u.test(cell)) return [];
  const label = /^(?:art(?:ikel|icolo|icle)?|item|nr|no)?[\s.:#-]*(?:nr|no)?[\s.:#-]*(\d{4,})(?=[\s:,;/(–-]|$)/iu.exec(cell)?.[1];
  return label === undefined ? (cell.match(/(?<![\p{L}\d.,_/-])\d{5,}(?![\p{L}\d_/-])/gu) ?? []) : [label];
}

/** A product's number as spreadsheets make numbers of it: "104712.0", "104.712", "1,04712E+05", "10-47-12". */
function codesWritten(cell: string): readonly string[] {
  const whole = /^(\d+)[.,]0+$/.exec(cell)?.[1];
  if (whole !== undefined) return [whole];
  const [, digit = '', places = '', exponent = ''] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(cell) ?? [];
  const zeros = Number.parseInt(exponent, 10) - places.length;
  if (digit !== '' && zeros >= 0) return [digit + places + '0'.repeat(zeros)];
  // Filled up with zeros, as merchandise systems do.
  const bare = unpaddedNumber(cell);
  if (bare !== undefined) return [cell, bare];
  const parted = (/^\d[\d./_-]*\d$/.test(cell) && !/^\d+$/.test(cell)) || /^[1-9]\d{0,2}(?:,\d{3})+$/.test(cell);
  return parted ? [cell, cell.replace(/\D/g, '')] : [cell];
}

type Amount = Omit<QuickReading, 'code'>;

const noAmount: Amount = { amount: undefined, words: [], wordsBeside: 0, others: [] };
const unclearAmount: Amount = { ...noAmount, hasSeveralAmounts: true };

/** Readings of the amount's cell: a number, also with its unit; none for anything else. */
function amountsInCell(cell: string, decimalSign: DecimalSign | undefined): readonly Amount[] {
  // SAP writes the sign behind the number.
  const [token, ...others] = tokensOf(cell.replace(/^(\d[\d.,]*)-$/, '-$1'), decimalSign);
  // "1E3", "#WERT!": the goods are known, and how much of them is asked.
  if (!token || !isNumeric(token)) return [{ ...noAmount, unread: cell }];
  if (others.some(isNumeric)) return [unclearAmount];
  // "2 Kt" in the column of the amount.
  const inCell = others.flatMap((other) => (other.kind === 'word' || other.kind === 'code' ? [other.text] : []));
  const unit = token.kind === 'measured' ? [token.unit] : [];
  return valuesOf(token).map((amount) => ({ ...noAmount, amount, words: [...unit, ...inCell] }));
}

/** A line with labelled numbers, or all combinations of its numbers. `given`: the product's number, if already known. */
export function readFreely(
  text: string,
  told: string | undefined,
  decimalSign: DecimalSign | undefined,
  given?: string,
): Readings | UnreadableReason {
  const line = withoutListNumber(text, decimalSign);
  const read = (part: string) => readParts(tokensOfLine(part, decimalSign, told), given);
  const joined = cellSignOf(line) ? undefined : withJoinedGroups(line);
  const inOnePiece = joined && read(joined.line);
  if (joined?.isCertain && inOnePiece) return inOnePiece;
  const inParts = read(line);
  if (inParts === 'unclear') return inParts;
  const otherwise = given === undefined ? [...parted(line), ...spelledNumbers(line)].map(read) : [];
  const ways = [inOnePiece, inParts, ...otherwise].flatMap((way) => (way === undefined || isUnreadable(way) ? [] : way));
  const keys = ways.map(({ code, amount, words }) => [code, amount, ...words].join('\n'));
  return ordered(ways.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)) ?? inParts;
}

/** The readings that have an amount, or say that it is unclear, before the others. */
function ordered(readings: readonly QuickReading[]): Readings | undefined {
  const isWhole = ({ amount, hasSeveralAmounts }: QuickReading) => amount !== undefined || hasSeveralAmounts === true;
  const [first, ...others] = [...readings.filter(isWhole), ...readings.filter((reading) => !isWhole(reading))];
  return first && [first, ...others];
}

/** A line with number and amount apart that a dash or a stroke may join: "104711/2". */
function parted(line: string): readonly string[] {
  const apart = line.replace(/(?<![\p{L}\d.,/_-])(\d{4,})[/_-](\d{1,3})(?![\p{L}\d./_-])/gu, '$1 $2');
  return apart === line ? [] : [apart];
}

/** "1. 104711 2": the number of a list is none where two others follow. */
function withoutListNumber(line: string, decimalSign: DecimalSign | undefined): string {
  const rest = line.replace(/^\d{1,2}\.\s+/, '');
  return rest !== line && tokensOfLine(rest, decimalSign).filter(isNumeric).length > 1 ? rest : line;
}

/** A line with a product's number spelled in groups: "10 47 11 x 2". The catalogue knows whether it is one. */
function spelledNumbers(line: string): readonly string[] {
  const run = /(?<![\p{L}\d.,/_-])\d{1,3}(?:[ .-]\d{1,3})+(?![\p{L}\d/_,])/u.exec(line)?.[0];
  if (run === undefined) return [];
  const parts = run.split(/[ .-]/);
  return parts.flatMap((_, place) => {
    const code = parts.slice(0, place + 1).join('');
    if (place === 0 || code.length < 5 || code.length > 8) return [];
    return [line.replace(run, [code, ...parts.slice(place + 1)].join(' '))];
  });
}

/** An amount as spreadsheets shorten it: "1E3", "1,2E+03". */
const exponentForm = /^\d+(?:[.,]\d+)?e[+-]?\d{1,2}$/i;
/** Amounts as spreadsheets and SAP write them: "1E3", "12-". */
const otherNotation = /^\d+(?:[.,]\d+)?(?:e[+-]?\d{1,2}|-)$/i;

function readParts(tokens: readonly Token[], given: string | undefined): Readings | UnreadableReason {
  const numbers = tokens.filter(({ kind }) => kind !== 'word' && kind !== 'aside');
  if (tokens.length > wordsMaximum) return 'unclear';
  if (numbers.length > numbersMaximum) return severalGoods(numbers);
  const isSure = tokens.some(({ kind }) => kind === 'amount');
  const plain = tokens.filter((token) => token.kind === 'code' || (token.kind === 'number' && token.digits !== undefined));
  const sure = plain.filter(({ text }) => !otherNotation.test(text));
  // "10A" is a product's number only where nothing else can be one.
  const codeTokens: readonly Token[] =
    given !== undefined
      ? [{ kind: 'code', text: given }]
      : sure.length > 0
        ? sure
        : plain.length > 0
          ? plain
          : tokens.filter(({ kind }) => kind === 'measured');
  const readings = codeTokens.flatMap((codeToken) => {
    const amounts = tokens.filter(
      (token) =>
        token !== codeToken && (token.kind === 'amount' || (!isSure && isNumeric(token))) && !(given !== undefined && isTooLong(token)),
    );
    const readingOf = (code: string, amount: Token | undefined, value: string | undefined): QuickReading => {
      const { words, wordsBeside } = wordsAround(tokens, amount, codeToken);
      const others = tokens.filter((token) => token !== codeToken && token !== amount && (isNumeric(token) || token.kind === 'aside'));
      return {
        ...(given !== undefined && { isGiven: true as const }),
        code,
        amount: value,
        words,
        wordsBeside,
        number: amount && numberOf(tokens, amount),
        others: others.map((token) => numberOf(tokens, token)),
      };
    };
    return codesOfToken(codeToken).flatMap((code): QuickReading[] => {
      if (amounts.length === 0) {
        const unread = tokens.find((token) => token !== codeToken && exponentForm.test(token.text));
        return [{ ...readingOf(code, undefined, undefined), ...(unread && { unread: unread.text }) }];
      }
      // "2 x 6" of a third number is twelve, or two packs of six; if the product's number is one factor, the other is its amount.
      if (
        amounts.some(
          ({ multiplication }) => multiplication && !(multiplication.factors === 2 && multiplication === codeToken.multiplication),
        )
      ) {
        return [{ ...readingOf(code, undefined, undefined), hasSeveralAmounts: true }];
      }
      return amounts.flatMap((token) => valuesOf(token).map((value) => readingOf(code, token, value)));
    });
  });
  return ordered(readings) ?? 'noNumber';
}

/**
 * A line with more numbers than one product has: candidates for product numbers, so that the catalogue can tell whether it names
 * several goods.
 */
function severalGoods(numbers: readonly Token[]): Readings | UnreadableReason {
  const codes = numbers
    .filter(({ kind, text }) => (kind === 'number' || kind === 'code') && text.length >= codeDigits)
    .flatMap(codesOfToken);
  const [first, ...others] = codes.map((code): QuickReading => ({ ...unclearAmount, code }));
  return first && others.length > 0 ? [first, ...others] : 'unclear';
}

/** True if a number is beyond every amount: beside a given product it is another number. */
const isTooLong = (token: Token) => token.kind === 'number' && /^\d{6,}$/.test(token.text);

function numberOf(tokens: readonly Token[], token: Token): LineNumber {
  const place = tokens.indexOf(token);
  return {
    text: token.text,
    before: tokens[place - 1]?.text,
    after: tokens[place + 1]?.text,
    unit: token.kind === 'measured' ? token.unit : undefined,
    values: valuesOf(token),
  };
}

function codesOfToken(token: Token): readonly string[] {
  if (token.kind === 'number') {
    const bare = unpaddedNumber(token.text);
    return [...new Set([token.text, ...(bare === undefined ? [] : [bare]), ...(token.digits === undefined ? [] : [token.digits])])];
  }
  if (token.kind === 'measured') return [token.text];
  if (token.kind !== 'code') return [];
  // "104-711", "10.47.11": a number in groups.
  const digits = token.text.replace(/\D/g, '');
  return /^[\d./_-]+$/.test(token.text) && digits.length > codeDigits ? [token.text, digits] : [token.text];
}

const valuesOf = (token: Token): readonly string[] => ('values' in token ? token.values : []);

/** The words of a line from that beside the amount on: its own, the one after it, the one before it, the rest. */
function wordsAround(
  tokens: readonly Token[],
  amount: Token | undefined,
  code: Token,
): { readonly words: readonly string[]; readonly wordsBeside: number } {
  const own = amount?.kind === 'measured' ? [amount.unit] : [];
  const place = amount ? tokens.indexOf(amount) : -1;
  // "6 kg 2": the kilograms are the six's.
  const isAnothers = (token: Token) => {
    const before = tokens[tokens.indexOf(token) - 1];
    const start = before && tokens[tokens.indexOf(before) - 1];
    if (amount === undefined || (start === amount && start.isRangeStart)) return false;
    return before !== undefined && before !== amount && before !== code && isNumeric(before) && isUnitWord(token.text);
  };
  const isWord = (token: Token | undefined) =>
    token !== undefined && token !== code && (token.kind === 'word' || token.kind === 'code') && !isAnothers(token);
  const after = place < 0 ? undefined : tokens[place + 1];
  const before = place < 0 ? undefined : tokens[place - 1];
  // "Kt 2": before the amount is a unit or the name of the goods.
  const beside = [after, ...(before && (isUnitWord(before.text) || before.text.length <= 3) ? [before] : [])].filter(isWord);
  const rest = tokens.filter((token) => isWord(token) && !beside.includes(token));
  return {
    words: [...own, ...[...beside, ...rest].flatMap((token) => (token ? [token.text] : []))],
    wordsBeside: own.length + beside.length,
  };
}
