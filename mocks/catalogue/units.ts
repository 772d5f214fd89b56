import type { Language } from '../language';
import type { BasePrice, NetFillingQuantity, Unit } from '#gen/models/index.ts';
import type { Article } from './article';
import { measureName, oneMeasureName } from './packs';
import { chance, mix } from './seed';
import { textIn } from './text';
import { unitNames, type UnitCode } from './vocabulary/units';

/** A unit of an article before it is named. */
export interface UnitRatio {
  readonly code: UnitCode;
  /** Storage units in one of it. */
  readonly ratio: number;
  readonly isDefault: boolean;
  readonly isVisible: boolean;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The units of an article, the storage unit (ratio 1) first. */
export function unitRatiosOf({ pack, seed }: Pick<Article, 'pack' | 'seed'>): UnitRatio[] {
  const units: UnitRatio[] = [];
  if (pack.weighed) {
    units.push({ code: 'KG', ratio: 1, isDefault: false, isVisible: chance(seed, 30, 60) });
    units.push({ code: pack.unit, ratio: rounded(pack.content), isDefault: true, isVisible: true });
  } else {
    // Loose goods and bottles are ordered by the crate, most others by the single pack.
    const byOuter =
      pack.outer !== undefined && (pack.unit === 'KG' || pack.outer === 'KIS' || pack.outer === 'TRA' || chance(seed, 31, 25));
    const unitVisible = !byOuter || chance(seed, 32, 75);
    units.push({ code: pack.unit, ratio: 1, isDefault: !byOuter, isVisible: unitVisible });
  }
  if (pack.outer) {
    const outerRatio = rounded((pack.weighed ? pack.content : 1) * pack.outerCount);
    units.push({ code: pack.outer, ratio: outerRatio, isDefault: !units.some(({ isDefault }) => isDefault), isVisible: true });
    // Whole layers and pallets for those who can stack them; many are known to the warehouse only.
    if (chance(seed, 33, 30))
      units.push({ code: 'LAG', ratio: rounded(outerRatio * 8), isDefault: false, isVisible: chance(seed, 34, 15) });
    if (chance(seed, 35, 45))
      units.push({
        code: 'PAL',
        ratio: rounded(outerRatio * (24 + 8 * (mix(seed, 36) % 6))),
        isDefault: false,
        isVisible: chance(seed, 37, 40),
      });
  }
  return units;
}

/** The units as they are sent; a product has one default unit, which is visible. */
export function unitsOf(article: Article, language: Language): Unit[] {
  return unitRatiosOf(article).map(({ code, ratio, isDefault, isVisible }, place) => ({
    name: textIn(unitNames[code], language),
    abbreviation: code,
    ratio,
    isDefault,
    isVisible,
    isStorageUnit: place === 0,
    // The kilogram of weighed goods and whole layers carry no barcode.
    gtins: code === 'KG' || code === 'LAG' ? [] : [gtinOf(article.number, place)],
  }));
}

/** Net content of one storage unit. */
export function netFillingQuantityOf({ pack }: Article, language: Language): NetFillingQuantity {
  if (pack.weighed) return { quantity: 1, unit: measureName('kg', language) };
  return pack.pieces > 1
    ? { quantity: pack.content, unit: pack.per }
    : { quantity: pack.quantity, unit: measureName(pack.measure, language) };
}

/** Data of the price per kilogram, litre or piece; none for single pieces, where it would repeat the price. */
export function basePriceOf({ pack }: Article, language: Language): BasePrice | undefined {
  const quantity = pack.weighed ? 1 : pack.content;
  if (pack.per === 'pc' && quantity === 1) return undefined;
  const refQuantity = pack.per === 'pc' && quantity >= 500 ? 100 : 1;
  const unit = refQuantity === 1 ? oneMeasureName(pack.per, language) : measureName(pack.per, language);
  return { quantity, unit, refQuantity, refUnit: unit };
}

/** A barcode (EAN-13) of a unit: a prefix, the article's number, the unit's place, the check digit. */
export function gtinOf(number: number, place: number): string {
  const digits = `900${String(100_000_000 + number * 8 + place)}`;
  return digits + checkDigitOf(digits);
}

/** The article number within a barcode; undefined for barcodes that aren't of this catalogue. */
export function numberOfGtin(gtin: string): number | undefined {
  const digits = gtin.slice(0, 12);
  if (!/^900\d{10}$/.test(gtin) || checkDigitOf(digits) !== gtin[12]) return undefined;
  return Math.floor((Number.parseInt(digits.slice(3), 10) - 100_000_000) / 8);
}

function checkDigitOf(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number.parseInt(digit, 10) * (place % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
