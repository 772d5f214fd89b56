import { readTyped } from '../text/typedText';

/** The sign that parts whole from fraction. */
export type DecimalSign = ',' | '.';

/** Possible values of a written number. */
export interface WrittenNumber {
  /** The values it can have, as exact decimal strings, likeliest first; two where a sign may part thousands or a fraction ("1.500"). */
  readonly values: readonly [string, ...string[]];
  /** Its digits alone, where it can be the number of a product: "104.711" was one before a spreadsheet formatted it. */
  readonly digits: string | undefined;
}

const signed = /^([+\-−–]?)(\d[\d.,'’]*|[.,]\d+)$/u;
const thousandsOnly = /['’]/gu;
/** Whole groups of three after one to three digits: possible thousands. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * Parses a number as users and spreadsheets write it: "2", "1,5", "1.5", "1.234,50", "1'500", "-3". A single group of three after a
 * sign ("1.500", "1,500") is ambiguous; it has both values unless the text's decimal sign is known.
 *
 * @param decimalSign the decimal sign of the surrounding text, if certain
 */
export function readWrittenNumber(text: string, decimalSign?: DecimalSign): WrittenNumber | undefined {
  const [, sign = '', written = ''] = signed.exec(text) ?? [];
  if (written === '') return undefined;
  const body = written.replace(thousandsOnly, '');
  const values = valuesOf(body, decimalSign);
  if (!values) return undefined;
  const isNegative = sign !== '' && sign !== '+';
  const [first, ...others] = values.map((value) => (isNegative ? `-${value}` : value));
  if (first === undefined) return undefined;
  if (sign !== '' || body !== written) return { values: [first, ...others], digits: undefined };
  // "104712.0": a spreadsheet took the number for one with a fraction.
  const whole = /^(\d{4,})[.,]0$/.exec(body)?.[1];
  const canBeCode = /^\d+$/.test(body) || grouped.test(body);
  return { values: [first, ...others], digits: whole ?? (canBeCode ? body.replace(/[.,]/g, '') : undefined) };
}

function valuesOf(body: string, decimalSign: DecimalSign | undefined): readonly string[] | undefined {
  if (/^\d+$/.test(body)) return [body];
  const whole = body.replace(/[.,]/g, '');
  const [, sign] = grouped.exec(body) ?? [];
  if (sign !== undefined) {
    const fraction = body.replace(sign, '.');
    // "1.234.567" can't be a fraction.
    if (body.split(sign).length > 2) return [whole];
    if (decimalSign === undefined) return [whole, fraction];
    return [decimalSign === sign ? fraction : whole];
  }
  const parts = /^([\d.,]*)([.,])(\d+)$/.exec(body);
  if (!parts) return undefined;
  const [, before = '', last, after = ''] = parts;
  if (before === '' || /^\d+$/.test(before)) return [`${before || '0'}.${after}`];
  // Two signs: the other one parts thousands, and only in whole groups.
  const [, thousands] = grouped.exec(before) ?? [];
  return thousands !== undefined && thousands !== last ? [`${before.replace(/[.,]/g, '')}.${after}`] : undefined;
}

/** A number at the start of a cell whose thousands a blank parts, alone or before its unit: "1 500", "1 500 Stk". */
const groupedCell = /^\d{1,3}(?: \d{3})+(?=$| \p{L}+\.?$)/u;

/** A cell with the number that it holds in one piece. In a cell of its own the blank can only part thousands. */
export function joinedGroups(cell: string): string {
  return cell.replace(groupedCell, (number) => number.replaceAll(' ', ''));
}

/**
 * A line with those of its numbers in one piece that may be one with parted thousands: "4711 12 500" has 12500, or 12 and 500.
 * Undefined where there are none. `isCertain`: the parts can't be numbers of their own ("1 000").
 */
export function withJoinedGroups(line: string): { readonly line: string; readonly isCertain: boolean } | undefined {
  let isCertain = false;
  const joined = line.replace(/(?<![\p{L}\d.,'’/_-])\d+(?: \d+)+(?![\p{L}\d./_-])/gu, (run) => {
    const groups: string[] = [];
    let isGroup = false;
    for (const part of run.split(' ')) {
      const last = groups.length - 1;
      if (part.length === 3 && (isGroup || /^[1-9]\d{0,2}$/.test(groups[last] ?? ''))) {
        groups[last] += part;
        isGroup = true;
        isCertain ||= part === '000';
      } else {
        groups.push(part);
        isGroup = false;
      }
    }
    return groups.join(' ');
  });
  return joined === line ? undefined : { line: joined, isCertain };
}

/** A typed amount, if it is a single number: "2", "1,5", "1 500". Undefined for everything else, such as "2 x 6". */
export function writtenAmount(text: string): string | undefined {
  const joined = joinedGroups(readTyped(text));
  return /^[\d.,]/.test(joined) && readWrittenNumber(joined) ? joined : undefined;
}

const certainFraction = /(?<![\d.,])(?:\d{1,3}|[1-9]\d{0,2}(?:[.,]\d{3})+)([.,])\d{1,2}(?![\d.,])/g;

/** The decimal sign of a text, by its unambiguous numbers ("12,90"); undefined if there is none or they disagree. */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const signs = new Set(Array.from(text.matchAll(certainFraction), ([, sign]) => sign));
  if (signs.size !== 1) return undefined;
  return signs.has(',') ? ',' : '.';
}
