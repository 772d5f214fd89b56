import { isGtin } from './gtin';
import { unpaddedNumber } from '../product/productNumber';
import { readTypedLines } from '../text/typedText';

/** The content of a scanned code: a product's barcode, number of pieces and weight, as far as it contains them. */
export interface ScannedProduct {
  readonly gtin: string;
  /** Pieces, above 0. */
  readonly pieces?: number;
  /** Net weight in kilograms, a decimal text above 0. */
  readonly kilograms?: string;
}

/**
 * Result of parsing a code. `wrong`: its check digit doesn't match. `shipment`: the number of a pallet or parcel, which doesn't
 * identify its content. `unread`: a code that doesn't identify a product for certain.
 */
export type ScannedCode =
  | { readonly kind: 'product'; readonly product: ScannedProduct }
  | { readonly kind: 'wrong' | 'shipment' | 'unread' };

/** Values of an element: digits only or any of its characters, and how many of them. */
interface Form {
  readonly isNumber: boolean;
  readonly least: number;
  readonly most: number;
}

const digits = (least: number, most = least): Form => ({ isNumber: true, least, most });
const text = (most: number): Form => ({ isNumber: false, least: 1, most });

/** The elements of a code by their application identifiers, as far as goods and deliveries carry them (GS1 General Specifications, 3.2). */
const elements: readonly (readonly [identifier: RegExp, form: Form])[] = [
  [/^00/, digits(18)],
  [/^0[123]/, digits(14)],
  [/^1[123567]/, digits(6)],
  [/^10/, text(20)],
  [/^20/, digits(2)],
  [/^2[12]/, text(20)],
  [/^235/, text(28)],
  [/^24[013]/, text(30)],
  [/^242/, digits(1, 6)],
  [/^25[0145]/, text(30)],
  [/^30/, digits(1, 8)],
  [/^3[1-6]\d\d/, digits(6)],
  [/^37/, digits(1, 8)],
  [/^39[0-3]\d/, digits(1, 18)],
  [/^39[45]\d/, digits(4, 6)],
  [/^40[013]/, text(30)],
  [/^402/, digits(17)],
  [/^41\d/, digits(13)],
  [/^42[01]/, text(20)],
  [/^42[2456]/, digits(3)],
  [/^423/, digits(3, 15)],
  [/^7003/, digits(10)],
  [/^700[67]/, digits(6, 12)],
  [/^703\d/, text(30)],
  [/^80(?:05|08)/, digits(6, 12)],
  [/^8006/, digits(18)],
  [/^8020/, text(25)],
  [/^9\d/, text(90)],
];

/** Valid characters of a value; any other character between two elements is a scanner's form of the separator. */
const characters = String.raw`A-Za-z0-9!"%&'()*+,\-./:;<=>?_`;
const allowed = new RegExp(`^[${characters}]+$`);
const others = new RegExp(`[^${characters}]+`, 'g');
/** The separator, and the names that scanners write for it. */
const separator = '\u001d';
const separatorNames = /[{<[(](?:GS|FNC1)[}>\])]|\^\]|\\x1d|\\u001d|%1d/gi;

type Element = readonly [identifier: string, value: string];

function formOf(code: string): readonly [identifier: string, form: Form] | undefined {
  for (const [pattern, form] of elements) {
    const [identifier] = pattern.exec(code) ?? [];
    if (identifier !== undefined) return [identifier, form];
  }
  return undefined;
}

const isDay = (value: string) => {
  const [month, day] = [Number(value.slice(2, 4)), Number(value.slice(4))];
  return month >= 1 && month <= 12 && day <= 31;
};

function suits(identifier: string, value: string, { isNumber, least, most }: Form): boolean {
  if (value.length < least || value.length > most || !(isNumber ? /^\d+$/ : allowed).test(value)) return false;
  return !/^1[1-7]$/.test(identifier) || isDay(value);
}

/**
 * All ways to read a code as elements, with as few of them as may be. A value of variable length ends at the separator; where that is
 * missing, it may end anywhere behind which the rest can be read.
 */
function readings(
  code: string,
  isLoose: boolean,
  known = new Map<string, readonly (readonly Element[])[]>(),
): readonly (readonly Element[])[] {
  if (code === '') return [[]];
  const before = known.get(code);
  if (before) return before;
  const [identifier = '', form] = formOf(code) ?? [];
  const found: (readonly Element[])[] = [];
  if (form) {
    const rest = code.slice(identifier.length);
    const end = rest.indexOf(separator);
    const whole = end < 0 ? rest.length : end;
    const ends =
      form.least === form.most
        ? [form.least]
        : isLoose
          ? Array.from({ length: Math.min(whole, form.most) }, (_, place) => place + 1)
          : [whole];
    for (const place of ends) {
      const value = rest.slice(0, place);
      if (place > whole || !suits(identifier, value, form)) continue;
      const next = rest.slice(place);
      for (const behind of readings(next.startsWith(separator) ? next.slice(1) : next, isLoose, known))
        found.push([[identifier, value], ...behind]);
    }
  }
  const fewest = Math.min(...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === fewest);
  known.set(code, best);
  return best;
}

/** Weight and dates at the end, which a scanner that sends no separators leaves as the end of a lot's number. */
const tail = /(?:1[1-7]\d{6})*310[0-5]\d{6}(?:1[1-7]\d{6})*$/;

/** The ways to read a code that is as it should be; a weight at its end is one, rather than the end of a lot's number. */
function strictReadings(code: string): readonly (readonly Element[])[] {
  const apart = readings(code.replace(tail, `${separator}$&`), false);
  return apart.length > 0 ? apart : readings(code, false);
}

/** The shortest usual form of a number that is filled up with zeros. */
function unpadded(gtin: string): string {
  const bare = gtin.replace(/^0+/, '');
  return bare.padStart([8, 12, 13, 14].find((length) => length >= bare.length) ?? 14, '0');
}

const unread: ScannedCode = { kind: 'unread' };

/** Combined meaning of a code's elements. */
function meaningOf(read: readonly Element[]): ScannedCode {
  const values = (identifier: RegExp) => read.flatMap(([one, value]) => (identifier.test(one) ? [[one, value] as const] : []));
  const numbers = new Set(values(/^0[12]$/).map(([, value]) => unpadded(value)));
  const [gtin] = numbers;
  if (gtin === undefined) return values(/^00$/).length > 0 ? { kind: 'shipment' } : unread;
  if (numbers.size > 1) return unread;
  if (!isGtin(gtin)) return { kind: 'wrong' };
  const pieces = values(/^3[07]$/).map(([, value]) => Number(value))[0];
  // The content of a pallet has a count on it, which would be lost in the number of a lot.
  const isContent = values(/^02$/).length > 0;
  if (
    pieces === 0 ||
    (pieces !== undefined && pieces > 99_999) ||
    (isContent && pieces === undefined && values(/^(?:10|2[12])$/).length > 0)
  )
    return unread;
  const [weight] = values(/^310[0-5]$/);
  const kilograms = weight && weightOf(weight[1], Number(weight[0][3]));
  return { kind: 'product', product: { gtin, ...(pieces !== undefined && { pieces }), ...(kilograms !== undefined && { kilograms }) } };
}

/** Digits with so many decimals, as a decimal text without needless zeros; undefined for zero, by which a label says nothing. */
function weightOf(value: string, decimals: number): string | undefined {
  const whole = value.slice(0, value.length - decimals).replace(/^0+(?=\d)/, '') || '0';
  const fraction = decimals === 0 ? '' : value.slice(-decimals).replace(/0+$/, '');
  const written = fraction === '' ? whole : `${whole}.${fraction}`;
  return written === '0' ? undefined : written;
}

/** "(01)09001003706891(10)L2711": identifiers in brackets, as they are printed below the bars. */
function bracketed(code: string): ScannedCode {
  const parts = code
    .replaceAll(separator, '')
    .split(/[([](\d{2,4})[)\]]/)
    .slice(1);
  const read: Element[] = [];
  for (let place = 0; place < parts.length; place += 2) {
    const [identifier = '', value = ''] = parts.slice(place, place + 2);
    const padded = /^0[12]$/.test(identifier) && /^(?:.{8}|.{12,13})$/.test(value) ? value.padStart(14, '0') : value;
    const [known, form] = formOf(identifier) ?? [];
    if (known !== identifier || !form || !suits(identifier, padded, form)) return unread;
    read.push([identifier, padded]);
  }
  return meaningOf(read);
}

/** Consecutive elements, with the separator, a scanner's form of it, or none. */
function elementString(code: string): ScannedCode | undefined {
  const spaced = code.replace(others, separator);
  for (const one of new Set([spaced, code.replace(/\s+/g, '').replace(others, separator)])) {
    const bare = one.replace(new RegExp(`^${separator}+|${separator}+$`, 'g'), '');
    const strict = strictReadings(bare);
    const read = strict.length > 0 ? strict : readings(bare, true);
    const meanings = new Map(read.map((each) => [JSON.stringify(meaningOf(each)), meaningOf(each)]));
    const [meaning] = meanings.values();
    // A code that can be read in two ways is not taken.
    if (meaning) return meanings.size === 1 ? meaning : unread;
  }
  return undefined;
}

/** "https://id.gs1.org/01/09001003706891/10/L2711?3103=006125": a code that is an address as well (GS1 Digital Link). */
function digitalLink(code: string): ScannedCode {
  let url: URL;
  try {
    url = new URL(/^https?:/i.test(code) ? code : `https://${code}`);
  } catch {
    return unread;
  }
  const steps = url.pathname.split('/').filter(Boolean);
  const place = steps.findIndex((step, at) => /^(?:0[01]|gtin|sscc)$/i.test(step) && /^\d{8,18}$/.test(steps[at + 1] ?? ''));
  if (place < 0) return unread;
  const inPath = steps.slice(place).map((step) => step.replace(/^gtin$/i, '01').replace(/^sscc$/i, '00'));
  const pairs = inPath.flatMap((step, at): Element[] => (at % 2 === 0 ? [[step, inPath[at + 1] ?? '']] : []));
  const read = [...pairs, ...[...url.searchParams].filter(([name]) => /^\d{2,4}$/.test(name))].map(([name, value]): Element => [
    name,
    name === '01' ? value.padStart(14, '0') : value,
  ]);
  const isFine = read.every(([name, value]) => {
    const [known, form] = formOf(name) ?? [];
    return known !== name || !form?.isNumber || suits(name, value, form);
  });
  return isFine ? meaningOf(read) : unread;
}

/** The 12-digit number of a six-digit UPC-E; undefined if it isn't one. */
export function expandedUpcE(code: string): string | undefined {
  const [, system, six = '', check] = /^([01])(\d{6})(\d)$/.exec(code) ?? [];
  if (system === undefined) return undefined;
  const last = Number(six[5]);
  const inner =
    last <= 2
      ? `${six.slice(0, 2)}${six[5]}0000${six.slice(2, 5)}`
      : last === 3
        ? `${six.slice(0, 3)}00000${six.slice(3, 5)}`
        : last === 4
          ? `${six.slice(0, 4)}00000${six[4]}`
          : `${six.slice(0, 5)}0000${six[5]}`;
  const gtin = `${system}${inner}${check}`;
  return isGtin(gtin) ? gtin : undefined;
}

/** A bare number in the lengths of barcodes. */
function bareNumber(code: string): ScannedCode | undefined {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return undefined;
  const gtin = isGtin(code) ? code : expandedUpcE(code);
  return gtin === undefined ? { kind: 'wrong' } : { kind: 'product', product: { gtin } };
}

/** Labels of a number by users, and symbology prefixes of scanners. */
const name =
  /^(?:(?:ean|gtin|upc|jan|barcode|strichcode|codice a barre|codice|code)(?:-?(?:8|12|13|14)(?=[\s.:#=]))?[\s.:#=-]*)+(?=[\d(])/i;
const leading = new RegExp(`^[${separator}è]+|^[^${characters}]+(?=0[0-3]\\d{14})`);
const symbology = /^\][A-Za-z][0-9A-Za-z]/;

/**
 * Parses a code from a scanner, a camera or the clipboard: a barcode's number, also short (UPC-E), with a label or in groups; the
 * elements of a GS1 code, with brackets, separators or neither; a GS1 Digital Link. Undefined for other text, which may be words.
 */
export function readScannedCode(scanned: string): ScannedCode | undefined {
  // As all typed text is read, but for the separator, which is a control character.
  const typed = scanned.split(separator).map(readTypedLines).join(separator).trim();
  const isMarked = symbology.test(typed);
  const code = typed.replace(symbology, '').replace(separatorNames, separator).replace(name, '').replace(leading, '');
  if (/^https?:\/\/|^[a-z0-9.-]+\.[a-z]{2,}\/(?:.*\/)?0[01]\/\d/i.test(code)) return digitalLink(code);
  if (/^[([]\d{2,4}[)\]]/.test(code)) return bracketed(code.replace(/\s+/g, ''));
  const number = code.replace(/[\s-]/g, '');
  const bare = bareNumber(number);
  if (bare?.kind === 'product') return bare;
  // SAP pads a product's number with zeros; a scanned code never has this form.
  if (unpaddedNumber(number) !== undefined) return undefined;
  // "9001003706891 2": a barcode's number and something else, not one with a digit too many.
  if (bare && /^\d+\s/.test(code) && isGtin(code.split(/\s/)[0] ?? '')) return undefined;
  const isLong = /^\d{15,}$/.test(number) || /^0[0-3]\d{14}/.test(number);
  const read = isMarked || isLong || code.includes(separator) ? elementString(code) : undefined;
  if (read && read.kind !== 'unread') return read;
  return read ?? bare ?? (isMarked || isLong || code.includes(separator) ? unread : undefined);
}
