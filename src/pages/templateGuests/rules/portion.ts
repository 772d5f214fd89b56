import type { ContentMeasure } from '#domain/product/content.ts';
import { measureFactor } from '#domain/product/unit.ts';
import { decimal } from '#domain/price/money.ts';
import { measureOfWord } from '#domain/quickEntry/quickEntryUnits.ts';
import { numberFaultOf, writtenNumber } from '#domain/text/typedNumber.ts';
import { readTyped } from '#domain/text/typedText.ts';

/** Maximum content per guest, in g or ml: ten kilograms or litres. */
const maxPortion = 10_000;

/** Meaning of the text of a field for a content per guest. */
export type PortionText =
  | { readonly kind: 'empty' }
  /** In the measure of the product: g or ml. */
  | { readonly kind: 'portion'; readonly quantity: number }
  /** Invalid: no number, a measure that can't be brought to the product's, or outside of 0 to {@link maxPortion}. */
  | { readonly kind: 'refused'; readonly fault: 'ambiguous' | 'number' | 'measure' | 'range' };

/**
 * Parses a typed content per guest: "150 g", "0,15 kg", "1'000"; a number alone is in the measure of the product. It
 * counts as a whole or not at all.
 */
export function parsePortion(text: string, measure: ContentMeasure): PortionText {
  const typed = readTyped(text);
  if (typed === '') return { kind: 'empty' };
  const [, written = '', word = ''] = /^(.*?\d[.,]?)\s*(\p{L}+)?\.?$/u.exec(typed) ?? [];
  const number = writtenNumber(written);
  if (number === undefined) return { kind: 'refused', fault: numberFaultOf(written) === 'ambiguous' ? 'ambiguous' : 'number' };
  const sign = word === '' ? measure : measureOfWord(word);
  const factor = sign === undefined ? undefined : measureFactor(sign, measure);
  if (!factor) return { kind: 'refused', fault: 'measure' };
  const quantity = decimal(number).times(factor);
  return isPortion(quantity.toNumber()) ? { kind: 'portion', quantity: quantity.toNumber() } : { kind: 'refused', fault: 'range' };
}

/** True for a content per guest in g or ml: above 0, at most {@link maxPortion}. */
export function isPortion(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= maxPortion;
}
