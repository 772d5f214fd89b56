import { normalizeForSearch } from '#domain/text/typedText.ts';
import type { Pack } from './packs';

/** An amount in a query or a name. */
export interface Amount {
  readonly per: Pack['per'];
  /** In kilograms, litres or pieces. */
  readonly value: number;
  /** Number of pieces, as in "20 × 0,5 l"; undefined without one. */
  readonly count: number | undefined;
}

const measureWords: readonly (readonly [per: Pack['per'], factor: number, words: string])[] = [
  ['kg', 1, 'kg kilo kilos kilogramm kilogram chilo chili'],
  ['kg', 0.001, 'g gr gramm gram grams grammi'],
  ['kg', 0.01, 'dag deka'],
  ['l', 1, 'l lt ltr liter litre liters litres litro litri'],
  ['l', 0.001, 'ml'],
  ['l', 0.01, 'cl'],
  ['l', 0.1, 'dl'],
  ['pc', 1, 'stk st stuck pcs piece pieces pz pezzi'],
];
const measures = new Map(measureWords.flatMap(([per, factor, words]) => words.split(' ').map((word) => [word, [per, factor]] as const)));
const amountForm = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(\\d+)\\s*[x×*]\\s*)?(\\d+(?:[.,]\\d+)?)\\s*(${[...measures.keys()]
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** Takes the amounts out of a text, however they are written: "10 l", "10l", "250 Gramm", "20x0,5l". */
export function amountsIn(text: string): { readonly amounts: readonly Amount[]; readonly rest: string } {
  const amounts: Amount[] = [];
  const rest = normalizeForSearch(text).replace(amountForm, (_, count: string | undefined, quantity: string, measure: string) => {
    const [per, factor] = measures.get(measure) ?? ['pc', 1];
    amounts.push({
      per,
      value: Number.parseFloat(quantity.replace(',', '.')) * factor,
      count: count === undefined ? undefined : Number.parseInt(count, 10),
    });
    return ' ';
  });
  return { amounts, rest };
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 0.01 * other;

/** From here on a pack has the amount; below it only comes near. */
export const exactAmount = 0.8;

/**
 * Score of a pack for an amount: 1 if its unit contains it, a little less if a piece or the whole carton does, at most 0.5 for a near
 * amount, 0 for another measure.
 */
export function packFit({ per, value, count }: Amount, pack: Pack): number {
  if (pack.per !== per) return 0;
  const piece = pack.content / pack.pieces;
  const counted = count === undefined ? 0 : pack.outerCount === count || pack.pieces === count ? 0.1 : -0.1;
  if (isSame(pack.unit === 'KG' ? pack.outerCount : pack.content, value)) return 1 + counted;
  if (isSame(piece, value)) return 0.95 + counted;
  if (isSame(pack.content * pack.outerCount, value)) return exactAmount;
  return 0.5 * (Math.min(pack.content, value) / Math.max(pack.content, value));
}

/** True if a name contains an amount: "Müllsäcke 120 l". */
export function statesAmount({ per, value }: Amount, stated: readonly Amount[]): boolean {
  return stated.some((amount) => amount.per === per && isSame(amount.value, value));
}
