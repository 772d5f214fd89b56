import { isCalendarWord } from './quickEntryAside';
import { joinedGroups, readWrittenNumber, type DecimalSign } from './quickEntryNumber';
import { withNumbersInDigits } from './quickEntryNumberWords';
import { cellSignOf, cellsOf, hasQuotedCells } from './quickEntryRecords';

/** Numbers that a sign of multiplication joins, "2 x 6"; the same object at each of them. */
export interface Multiplication {
  /** Number of factors that it joins. */
  factors: number;
}

/** A part of a line, by its possible meanings. */
export type Token =
  /** A number: an amount, and with digits also a product's. */
  (
    | { readonly kind: 'number'; readonly text: string; readonly values: readonly string[]; readonly digits: string | undefined }
    /** A number that says itself that it is an amount: "3x"; of a range, "2-3", both ends. */
    | { readonly kind: 'amount'; readonly text: string; readonly values: readonly string[] }
    /** Amount and unit in one, "2kg", or a product's number of the same form. */
    | { readonly kind: 'measured'; readonly text: string; readonly values: readonly string[]; readonly unit: string }
    /** Letters and digits: a product's number, and where there is another one perhaps a unit. */
    | { readonly kind: 'code'; readonly text: string }
    /** A number that is neither amount nor product's: a price, a day, a time, a share. */
    | { readonly kind: 'aside'; readonly text: string }
    | { readonly kind: 'word'; readonly text: string }
  ) & {
    readonly multiplication?: Multiplication;
    /** The next number is the other end of its range, "2 bis 3 Kt", and has its unit. */
    readonly isRangeStart?: true;
  };

/** A token that can be an amount. */
export const isNumeric = ({ kind }: Token): boolean => kind === 'number' || kind === 'amount' || kind === 'measured';

/** Words that label the number beside them, or only join others. */
const labels =
  /^(?:art(?:ikel)?|artikelnr|artikelnummer|artnr|art\.?-?nr|nr|no|num|sku|item|cod(?:ice)?|articolo|ean|gtin|barcode|strichcode|menge|anzahl|qty|qta|quantita|à|x|×|\*|mal|per|je|jeweils|each|cad|ca|circa|etwa|ungefähr|about|approx|min|mind|mindestens|max|maximal|höchstens|und|and|oder|or|bis|von|vom|of|di|bitte|please|pls|noch|auch|also|dann|sowie|plus|für|fuer|for|am|um|ab|at|on|by|entro|alle)\.?$/iu;
const rangeSign = /^(?:bis|oder|or|to|o)$/iu;
const timesSign = /^(?:x|×|\*|mal|per|à)$/iu;
const measuredForm = /^([\d.,'’]*\d)(\p{L}[\p{L}.]*)$/u;
const rangeForm = /^(\d{1,3}(?:[.,]\d{1,2})?)[-–/](\d{1,3}(?:[.,]\d{1,2})?)(\p{L}[\p{L}.]*)?$/u;
/** Numbers that aren't ordered: days, times, shares, prices. */
const asideForm =
  /^(?:\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}:\d{2}(?::\d{2})?|[\d.,'’]+%|[€$£][\d.,'’]+-?|(?:eur|chf)[\d.,'’]+|[\d.,'’]+-?(?:[€$£]|eur|euro|chf))$/iu;
const asideAfter = /^(?:%|€|eur|euro|chf|uhr)$/iu;
const asideBefore = /^(?:€|eur|euro|chf|kw)$/iu;
const priceBefore = /^(?:à|a|zu|@)$/iu;
const packSize = /^\d{1,3}er$/iu;
const openings = new Set('#([{<"\'„“‚‘«»‹›');
const closings = new Set(')]}>"\'”“’‘«»‹›,;:!?');

/** A word without the signs around it. By hand: a pattern for a run of signs at the end goes over each run again and again. */
function bareWord(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && openings.has(raw[start] ?? '')) start += 1;
  while (end > start && closings.has(raw[end - 1] ?? '')) end -= 1;
  const bare = raw.slice(start, end);
  return (end === raw.length ? bare.replace(/(?<=[\p{L}\d])\.$/u, '') : bare).replace(
    /^(?:(?:art|nr|no|sku|ean|gtin)[.:-]+(?=\d)|@(?=\d{4}))/i,
    '',
  );
}

/** Parses one word of a line; empty for a word that only joins others. */
function tokensOfWord(raw: string, decimalSign: DecimalSign | undefined): readonly Token[] {
  const text = bareWord(raw);
  if (text === '' || labels.test(text) || /^[-–—−•·*=+/&→…_.]+$/.test(text)) return [];
  const whole = raw.replace(/[,;:)\]]+$/, '').replace(/^[([]+/, '');
  if (asideForm.test(whole) || asideForm.test(text)) return [{ kind: 'aside', text: whole }];
  if (isCalendarWord(text)) return [{ kind: 'aside', text }];
  const times = /^(?:[x×*]([\d.,'’]+)|([\d.,'’]+)[x×*])$/iu.exec(text);
  const count = readWrittenNumber(times?.[1] ?? times?.[2] ?? '', decimalSign);
  if (count) return [{ kind: 'amount', text, values: count.values }];
  const number = readWrittenNumber(text, decimalSign);
  if (number) return [{ kind: 'number', text, ...number }];
  const [, from = '', to = '', measure] = rangeForm.exec(text) ?? [];
  // "104-711" is likelier a number in two parts.
  if (from !== '' && `${from}${to}`.replace(/\D/g, '').length < 5) {
    return [from, to].flatMap((end, place): readonly Token[] => {
      const read = readWrittenNumber(end, decimalSign);
      if (!read) return [];
      const start = place === 0 ? { isRangeStart: true as const } : {};
      if (measure === undefined) return [{ ...start, kind: 'amount', text, values: read.values }];
      return [{ ...start, kind: 'measured', text, values: read.values, unit: measure }];
    });
  }
  const [, amount = '', unit = ''] = measuredForm.exec(text) ?? [];
  const measured = readWrittenNumber(amount, decimalSign);
  if (measured) return [{ kind: 'measured', text, values: measured.values, unit }];
  return [/^[\p{L}\d][\p{L}\d._/-]*$/u.test(text) && /\d/.test(text) ? { kind: 'code', text } : { kind: 'word', text }];
}

const vulgar: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75', '1/2': '.5', '1/4': '.25', '3/4': '.75' };

/** The words of a text, with joined ones split: "4711x3", "4711: 2", "104711 2,104712 3". */
export function wordsOfLine(text: string): readonly string[] {
  return withNumbersInDigits(
    text
      // Bold and the like, as chats write it.
      .replace(/(?<![\p{L}\d*_~`])([*_~`]{1,3})(?=[^\s*_~`])([^*_~`]{1,80})(?<=\S)\1(?![\p{L}\d*_~`])/gu, '$2')
      .replace(
        /(?<![\d/.,-])(?:(\d{1,3}) ?)?([½¼¾]|(?<=^|\s)[13][/\u2044][24](?=\s|\p{L}|$))/gu,
        (_, whole: string | undefined, part: string) => `${whole ?? '0'}${vulgar[part.replace('\u2044', '/')] ?? ''}`,
      )
      .replace(/(?<![\p{L}\d])(\d+)([x×*])(?=\d+(?:[.,]\d+)?(?:kg|g|dag|l|cl|dl|ml|er)?(?![\p{L}\d]))/giu, '$1 $2 ')
      // "2+1": two numbers, which aren't certain to be one amount.
      .replace(/(?<=\d)\+(?=\d)/g, ' + ')
      // "2mal", "3 times": as "2x".
      .replace(/(?<![\p{L}\d])(\d+) ?(?:mal|times|volte)(?![\p{L}\d])/giu, '$1 x ')
      // "2,104712": no amount has so many places behind its comma.
      .replace(/(\d),(?=\d{4,}(?!\d))/g, '$1 , ')
      // "104711,2": no amount is so large and has a fraction.
      .replace(/(?<![\d.,])(\d{5,}),(?=\d)(?!0+(?!\d))/g, '$1 ')
      .replace(/[.…_]{2,}/g, ' ')
      // Not within a time.
      .replace(/(?<!(?<!\d)\d{1,2}):|:(?!\d{2}(?!\d))|=/g, ' ')
      // Not at the narrow blanks, which part thousands.
      .split(/[ \t]+/)
      .filter(Boolean),
  );
}

/** The tokens of a text without cells; factors of a multiplication sign are marked. */
export function tokensOf(text: string, decimalSign: DecimalSign | undefined): Token[] {
  const raws = wordsOfLine(text.replace(/^(?:[-–—•·*]|\d{1,3}\)|[a-z]\)|\[[ x✓]?\])\s+/iu, ''));
  const tokens: Token[] = [];
  // The sign may stand alone, end the number before it or begin the one after it.
  let isJoined = false;
  let isRange = false;
  raws.forEach((raw, place) => {
    const read = tokensOfWord(raw, decimalSign);
    const [only] = read;
    if (!only) {
      isJoined = timesSign.test(raw);
      isRange = rangeSign.test(raw);
      return;
    }
    if (
      isNumeric(only) &&
      only.kind !== 'amount' &&
      isAsideBeside(raw, raws[place - 1] ?? '', raws[place + 1] ?? '', raws[place + 2] ?? '')
    ) {
      tokens.push({ kind: 'aside', text: raw });
      isJoined = false;
      return;
    }
    // "20er Kiste": the content of a crate, unless it is counted, "3 x 6er".
    if (packSize.test(raw) && !isJoined) {
      tokens.push({ kind: 'aside', text: raw });
      return;
    }
    const before = tokens.at(-1);
    if (isRange && before && isNumeric(before) && isNumeric(only)) tokens.splice(-1, 1, { ...before, isRangeStart: true });
    isRange = false;
    const joins = isJoined || (only.kind === 'amount' && /^[x×*]/iu.test(raw));
    if (joins && read.length === 1 && before && isNumeric(before) && isNumeric(only)) {
      const multiplication = before.multiplication ?? { factors: 1 };
      multiplication.factors += 1;
      tokens.splice(-1, 1, { ...before, multiplication }, { ...only, multiplication });
    } else tokens.push(...read);
    isJoined = only.kind === 'amount' && /[x×*]$/iu.test(raw);
  });
  return tokens.filter((token) => !(token.kind === 'word' && (asideAfter.test(token.text) || asideBefore.test(token.text))));
}

/** True if its neighbours make a number a price, a share or a time: "12,90 €", "3,5 %", "10 Uhr", "à 12,90". */
function isAsideBeside(raw: string, before: string, after: string, next: string): boolean {
  // "2 EUR 12,90": the currency is the next number's.
  const isNexts = asideBefore.test(bareWord(after)) && /^\d/.test(next) && !/[.,]\d\d$/.test(raw);
  if (isNexts) return false;
  if (asideAfter.test(bareWord(after)) || /^[€%][,;.]?$/.test(after) || asideBefore.test(bareWord(before))) return true;
  return priceBefore.test(before) && /^\d+[.,]\d{2}$/.test(bareWord(raw));
}

/** A cell of a line without a heading: a number, "2 Kt", or words in which numbers mean nothing ("Bergkäse 6 Monate"). */
function tokensOfCell(cell: string, decimalSign: DecimalSign | undefined): Token[] {
  const tokens = tokensOf(joinedGroups(cell), decimalSign);
  const isName = tokens.length > 2 || (tokens.length === 2 && tokens[0]?.kind === 'word');
  return isName && !/^\s*\d{4,}\s/.test(cell) ? [{ kind: 'word', text: cell }] : tokens;
}

/** The parts of a line, cell by cell where it has cells. */
export function tokensOfLine(line: string, decimalSign: DecimalSign | undefined, told?: string): Token[] {
  const sign = (told !== undefined && line.includes(told) ? told : cellSignOf(line)) ?? (hasQuotedCells(line) ? ',' : undefined);
  if (sign) return cellsOf(line, sign).flatMap((cell) => tokensOfCell(cell, decimalSign));
  const tokens = tokensOf(line, decimalSign);
  return commaParts(line, tokens) ? tokensOf(line.replaceAll(',', ' '), decimalSign) : tokens;
}

/** True if commas separate the cells of a line and not fractions: otherwise it would have no number, or an odd one. */
function commaParts(line: string, tokens: readonly Token[]): boolean {
  if (!line.includes(',')) return false;
  if (tokens.some((token) => (token.kind === 'word' || token.kind === 'code') && /\d,|,\d/.test(token.text))) return true;
  const numbers = tokens.filter(({ kind }) => kind !== 'word');
  const [only] = numbers;
  if (numbers.some((token) => token.kind === 'number' && /^\d{5,},\d/.test(token.text))) return true;
  return numbers.length === 1 && only?.kind === 'number' && /^\d{3,},\d/.test(only.text);
}
