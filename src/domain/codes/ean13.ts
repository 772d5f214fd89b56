import { isGtin } from './gtin';

/** Patterns of the left half by set and digit, 1 for a bar (ISO/IEC 15420, table 1); the right half is the left one's odd set turned over. */
const odd = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'] as const;
/** Set of each digit of the left half by the first digit of the number, which has no bars of its own. */
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'] as const;
const [edge, middle] = ['101', '01010'] as const;

const turnedOver = (pattern: string) => Array.from(pattern, (module) => (module === '1' ? '0' : '1')).join('');
const backwards = (pattern: string) => Array.from(pattern).toReversed().join('');

/**
 * The 95 modules of the bar code of a number, 1 for a bar and 0 for a gap, without the quiet zones; a number of 12 digits (UPC-A) is the one
 * of 13 digits that begins with zero. Undefined for numbers of another length and for a wrong check digit.
 */
export function ean13Modules(gtin: string): string | undefined {
  const number = gtin.length === 12 ? `0${gtin}` : gtin;
  if (number.length !== 13 || !isGtin(number)) return undefined;
  const parity = parities[Number(number[0])] ?? '';
  const left = Array.from(number.slice(1, 7), (digit, place) => {
    const pattern = odd[Number(digit)] ?? '';
    return parity[place] === 'E' ? backwards(turnedOver(pattern)) : pattern;
  });
  const right = Array.from(number.slice(7), (digit) => turnedOver(odd[Number(digit)] ?? ''));
  return [edge, ...left, middle, ...right, edge].join('');
}

/** The bars of a module sequence: where each begins and how many modules it is wide. */
export function barsOf(modules: string): readonly { readonly start: number; readonly width: number }[] {
  return [...modules.matchAll(/1+/g)].map((match) => ({ start: match.index, width: match[0].length }));
}
