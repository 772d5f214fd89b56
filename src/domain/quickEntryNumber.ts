/** The sign that parts whole from fraction. */
export type DecimalSign = ',' | '.';

/** What a written number can mean. */
export interface WrittenNumber {
  /** The values it can have, as exact decimal strings, likeliest first; two where a sign may part thousands or a fraction ("1.500"). */
  readonly values: readonly [string, ...string[]];
  /** Its digits alone, where it can be the number of a product: "104.711" was one before a spreadsheet formatted it. */
  readonly digits: string | undefined;
}

const signed = /^([+\-−–]?)(\d[\d.,'’\u2009\u202f]*|[.,]\d+)$/u;
const thousandsOnly = /['’\u2009\u202f]/gu;
/** Whole groups of three after one to three digits: what thousands look like. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * Reads a number as people and spreadsheets write it: "2", "1,5", "1.5", "1.234,50", "1'500", "-3". A single group of three after
 * a sign ("1.500", "1,500") is ambiguous; it has both values unless it is known what parts fractions in this text.
 *
 * @param decimalSign what parts fractions in the text around it, where that is certain
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
  const canBeCode = sign === '' && body === written && (/^\d+$/.test(body) || grouped.test(body));
  return { values: [first, ...others], digits: canBeCode ? body.replace(/[.,]/g, '') : undefined };
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

const certainFraction = /(?<![\d.,])(?:\d{1,3}|[1-9]\d{0,2}(?:[.,]\d{3})+)([.,])\d{1,2}(?![\d.,])/g;

/** What parts fractions in a text, told by the numbers that leave no doubt ("12,90"); undefined where none does or they disagree. */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const signs = new Set(Array.from(text.matchAll(certainFraction), ([, sign]) => sign));
  if (signs.size !== 1) return undefined;
  return signs.has(',') ? ',' : '.';
}
