import { cellSignOf, cellsOf, hasQuotedCells } from './quickEntryCells';
import { joinedGroups, readWrittenNumber, type DecimalSign } from './quickEntryNumber';

/** Numbers that a sign of multiplication joins, "2 x 6"; the same object at each of them. */
export interface Multiplication {
  /** How many numbers it joins. */
  factors: number;
}

/** A part of a line, by what it can be. */
export type Token =
  /** A number: an amount, and with digits also a product's. */
  (
    | { readonly kind: 'number'; readonly text: string; readonly values: readonly string[]; readonly digits: string | undefined }
    /** A number that says itself that it is an amount: "3x". */
    | { readonly kind: 'amount'; readonly values: readonly string[] }
    /** Amount and unit in one, "2kg", or a product's number that looks like it. */
    | { readonly kind: 'measured'; readonly text: string; readonly values: readonly string[]; readonly unit: string }
    /** Letters and digits: a product's number, and where there is another one perhaps a unit. */
    | { readonly kind: 'code'; readonly text: string }
    | { readonly kind: 'word'; readonly text: string }
  ) & { readonly multiplication?: Multiplication };

/** A token that can be an amount. */
export const isNumeric = ({ kind }: Token): boolean => kind === 'number' || kind === 'amount' || kind === 'measured';

/** Words that say what the number beside them is, and nothing else. */
const labels =
  /^(?:art(?:ikel)?|artikelnr|artikelnummer|artnr|art\.?-?nr|nr|no|num|sku|item|cod(?:ice)?|articolo|menge|anzahl|qty|qta|à|x|×|\*|mal|per)\.?$/iu;
const timesSign = /^(?:x|×|\*|mal|per|à)$/iu;
const measuredForm = /^([\d.,'’]*\d)(\p{L}[\p{L}.]*)$/u;
const openings = new Set('#([{<"\'„“');
const closings = new Set(')]}>"\'”“,;:!');

/** A word without the signs around it. Reckoned by hand: a pattern for a run of signs at the end goes over each run again and again. */
function bareWord(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && openings.has(raw[start] ?? '')) start += 1;
  while (end > start && closings.has(raw[end - 1] ?? '')) end -= 1;
  const bare = raw.slice(start, end);
  return (end === raw.length ? bare.replace(/(?<=[\p{L}\d])\.$/u, '') : bare).replace(/^(?:art|nr|no|sku)[.:-]+(?=\d)/i, '');
}

/** Reads one word of a line; undefined for what only stands between others. */
function tokenOf(raw: string, decimalSign: DecimalSign | undefined): Token | undefined {
  const text = bareWord(raw);
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

/** The parts of a text without cells; what a sign of multiplication joins is marked. */
export function tokensOf(text: string, decimalSign: DecimalSign | undefined): Token[] {
  const raws = text
    .replace(/^(?:[-–—•·*]|\d{1,3}\))\s+/u, '')
    // "4711x3", "4711: 2", "4711=2"
    .replace(/(?<![\p{L}\d])(\d+)([x×*])(?=\d+(?![\p{L}\d]))/giu, '$1 $2 ')
    .replace(/[:=]/g, ' ')
    // Not at the narrow blanks, which part thousands.
    .split(/[ \t]+/);
  const tokens: Token[] = [];
  // The sign may stand alone, end the number before it or begin the one after it.
  let isJoined = false;
  for (const raw of raws) {
    const token = tokenOf(raw, decimalSign);
    if (!token) {
      isJoined = timesSign.test(raw);
      continue;
    }
    const before = tokens.at(-1);
    const joins = isJoined || (token.kind === 'amount' && /^[x×*]/iu.test(raw));
    if (joins && before && isNumeric(before) && isNumeric(token)) {
      const multiplication = before.multiplication ?? { factors: 1 };
      multiplication.factors += 1;
      tokens.splice(-1, 1, { ...before, multiplication }, { ...token, multiplication });
    } else tokens.push(token);
    isJoined = token.kind === 'amount' && /[x×*]$/iu.test(raw);
  }
  return tokens;
}

/** A cell of a line without a heading: a number, "2 Kt", or words in which numbers mean nothing ("Bergkäse 6 Monate"). */
function tokensOfCell(cell: string, decimalSign: DecimalSign | undefined): Token[] {
  const tokens = tokensOf(joinedGroups(cell), decimalSign);
  const isName = tokens.length > 2 || (tokens.length === 2 && tokens[0]?.kind === 'word');
  return isName ? [{ kind: 'word', text: cell }] : tokens;
}

/** The parts of a line, cell by cell where it has cells. */
export function tokensOfLine(line: string, decimalSign: DecimalSign | undefined): Token[] {
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
