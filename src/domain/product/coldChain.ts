import { kindOf } from './coolingClass';
import type { Product } from './product';

/** Kinds of goods whose temperature is measured on arrival. */
export const coldKinds = ['fresh', 'frozen'] as const satisfies readonly ReturnType<typeof kindOf>[];
export type ColdKind = (typeof coldKinds)[number];

/** Maximum temperature of a product on arrival. */
export interface ColdLimit {
  readonly kind: ColdKind;
  /** In degrees Celsius; this temperature itself is still accepted. */
  readonly degrees: number;
  /** `note`: the product's own storage note names it. `kind`: the limit of all goods of its kind. */
  readonly source: 'note' | 'kind';
}

/**
 * Maximum temperature on arrival by kind, in degrees Celsius. The contract says only that a product is chilled or deep-frozen.
 *
 * Chilled: 7 °C, the highest that Regulation (EC) 853/2004 permits for chilled meat. Poultry (4 °C), minced meat (2 °C) and
 * fish (melting ice) are stricter, and their storage note or pack says so.
 *
 * Deep-frozen: −18 °C, of which Directive 89/108/EEC permits three degrees upward for a short time on the way.
 */
const arrivalLimits: Readonly<Record<ColdKind, number>> = { fresh: 7, frozen: -15 };

/** Temperatures of a storage note that can be those of chilled goods, in degrees Celsius: "below 25 °C" is none. */
const chilledRange = { min: -5, max: 10 } as const;

/** A number before "°C" with the sign that touches it. The sign of "2–6 °C" belongs to a range. */
const degreesText = /([+\-−–]?)(\d{1,2}(?:[.,]\d)?)\s*°\s*C/gu;
const isRangeBefore = (text: string) => /[\dC]$/u.test(text.trimEnd());

/** All temperatures that a storage note names, in degrees Celsius. */
function degreesOf(note: string): readonly number[] {
  return [...note.matchAll(degreesText)].map(({ index, 1: sign = '', 2: digits = '' }) => {
    const degrees = Number(digits.replace(',', '.'));
    const isNegative = sign !== '' && sign !== '+' && !isRangeBefore(note.slice(0, index));
    return isNegative ? -degrees : degrees;
  });
}

/**
 * Maximum temperature of a product on arrival; undefined for goods that are neither chilled nor deep-frozen. A chilled product
 * has the highest temperature that its storage note names, which may be above or below its kind's.
 */
export function coldLimitOf({ kind, storageNote = '' }: Partial<Pick<Product, 'kind' | 'storageNote'>>): ColdLimit | undefined {
  if (kind === 'frozen') return { kind, degrees: arrivalLimits.frozen, source: 'kind' };
  if (kind !== 'fresh') return undefined;
  const named = degreesOf(storageNote).filter((degrees) => degrees >= chilledRange.min && degrees <= chilledRange.max);
  return named.length > 0 ? { kind, degrees: Math.max(...named), source: 'note' } : { kind, degrees: arrivalLimits.fresh, source: 'kind' };
}
