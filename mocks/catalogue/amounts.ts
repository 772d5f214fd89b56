import { fold } from '../../src/domain/typedText';
import type { Pack } from './packs';

/** An amount that somebody looks for or a name states. */
export interface Amount {
  readonly per: Pack['per'];
  /** In kilograms, litres or pieces. */
  readonly value: number;
  /** How many of it, as in "20 × 0,5 l"; undefined where none is said. */
  readonly count: number | undefined;
}

const measures: Readonly<Record<string, readonly [per: Pack['per'], factor: number]>> = {
  kg: ['kg', 1],
  kilo: ['kg', 1],
  kilos: ['kg', 1],
  kilogramm: ['kg', 1],
  kilogram: ['kg', 1],
  chilo: ['kg', 1],
  chili: ['kg', 1],
  g: ['kg', 0.001],
  gr: ['kg', 0.001],
  gramm: ['kg', 0.001],
  gram: ['kg', 0.001],
  grams: ['kg', 0.001],
  grammi: ['kg', 0.001],
  dag: ['kg', 0.01],
  deka: ['kg', 0.01],
  l: ['l', 1],
  lt: ['l', 1],
  ltr: ['l', 1],
  liter: ['l', 1],
  litre: ['l', 1],
  liters: ['l', 1],
  litres: ['l', 1],
  litro: ['l', 1],
  litri: ['l', 1],
  ml: ['l', 0.001],
  cl: ['l', 0.01],
  dl: ['l', 0.1],
  stk: ['pc', 1],
  st: ['pc', 1],
  stuck: ['pc', 1],
  pcs: ['pc', 1],
  piece: ['pc', 1],
  pieces: ['pc', 1],
  pz: ['pc', 1],
  pezzi: ['pc', 1],
};
const amountForm = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(\\d+)\\s*[x×*]\\s*)?(\\d+(?:[.,]\\d+)?)\\s*(${Object.keys(measures)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** Takes the amounts out of a text, however they are written: "10 l", "10l", "250 Gramm", "20x0,5l". */
export function amountsIn(text: string): { readonly amounts: readonly Amount[]; readonly rest: string } {
  const amounts: Amount[] = [];
  const rest = fold(text).replace(amountForm, (_, count: string | undefined, quantity: string, measure: string) => {
    const [per, factor] = measures[measure] ?? ['pc', 1];
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
 * How well a pack fits an amount: 1 when its unit holds it, a little less when one of its pieces or the whole carton does, at
 * most 0.5 for one that only comes near, 0 for another measure.
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

/** Whether a name states an amount: "Müllsäcke 120 l". */
export function statesAmount({ per, value }: Amount, stated: readonly Amount[]): boolean {
  return stated.some((amount) => amount.per === per && isSame(amount.value, value));
}
