import type { Language } from '../language';
import { numberIn, textIn } from './text';
import { manyUnitNames, unitNames, type UnitCode } from './vocabulary/units';

/** Filling and sales unit of a product. */
export interface Pack {
  /** The unit that is filled: bag, bottle, wheel, carton. */
  readonly unit: UnitCode;
  /** Sold by weight: the storage unit is the kilogram, the filled unit weighs about `content`. */
  readonly weighed: boolean;
  /** Pieces within the filled unit, for instance 10 in `10x80g`; 1 otherwise. */
  readonly pieces: number;
  /** Quantity of one piece as it is printed, in `measure`. */
  readonly quantity: number;
  readonly measure: 'kg' | 'g' | 'l' | 'ml' | 'pc';
  /** Content of the filled unit in the measure that prices are known for. */
  readonly content: number;
  readonly per: 'kg' | 'l' | 'pc';
  /** The outer unit and how many filled units it holds; none for goods that come only as they are filled. */
  readonly outer: UnitCode | undefined;
  readonly outerCount: number;
}

const notationForm = /^(~?)([A-Z]{3}|KG) (?:(\d+)x)?([\d.]+)(kg|g|l|ml|pc)(?: x(\d+) ([A-Z]{3}))?$/;
const perMeasure = { kg: ['kg', 1], g: ['kg', 1000], l: ['l', 1], ml: ['l', 1000], pc: ['pc', 1] } as const;
const parsed = new Map<string, Pack>();

function isUnitCode(code: string): code is UnitCode {
  return Object.hasOwn(unitNames, code);
}

/**
 * Reads the vocabulary's notation: `BTL 2.5kg x4 KRT` is a bag of 2.5 kg, four to the carton; `PKG 10x80g x6 KRT` a pack of
 * ten pieces; `~LAI 6kg x2 KRT` a wheel of about 6 kg that is sold by weight; `KG 1kg x5 KIS` loose goods by the kilogram.
 */
export function packOf(notation: string): Pack {
  const known = parsed.get(notation);
  if (known) return known;
  const [, tilde = '', unit = '', pieces = '1', amount = '', measure = '', count = '1', outer] = notationForm.exec(notation) ?? [];
  if (!isUnitCode(unit) || (outer !== undefined && !isUnitCode(outer))) throw new Error(`Unknown pack ${notation}`);
  const unitOfMeasure = measure as keyof typeof perMeasure;
  const [per, divisor] = perMeasure[unitOfMeasure];
  const quantity = Number.parseFloat(amount);
  const pack: Pack = {
    unit,
    weighed: tilde !== '',
    pieces: Number.parseInt(pieces, 10),
    quantity,
    measure: unitOfMeasure,
    per,
    content: Math.round((quantity * Number.parseInt(pieces, 10) * 1e6) / divisor) / 1e6,
    outer,
    outerCount: Number.parseInt(count, 10),
  };
  parsed.set(notation, pack);
  return pack;
}

const measureNames = { kg: 'kg', g: 'g', l: 'l', ml: 'ml', pc: 'Stück|pcs|pz.' } as const;

/** Name of a measure; pieces have one in each language. */
export function measureName(measure: Pack['measure'], language: Language): string {
  return textIn(measureNames[measure], language);
}

/** Name of one unit of a measure after a price: "/kg", "/pc". */
export function oneMeasureName(measure: Pack['measure'], language: Language): string {
  return measure === 'pc' ? textIn('Stück|pc|pz.', language) : measureName(measure, language);
}

/** The pack at the end of a product's name: "2,5 kg Beutel", "Laib ca. 6 kg", "20 × 0,5 l". */
export function packName(pack: Pack, language: Language): string {
  const unit = textIn(unitNames[pack.unit], language);
  const one = `${numberIn(pack.quantity, language)} ${measureName(pack.measure, language)}`;
  const count = (amount: number) => `${amount} ${measureName('pc', language)}`;
  if (pack.weighed)
    return language === 'en'
      ? `${unit.toLowerCase()} approx. ${one}`
      : language === 'it'
        ? `${unit.toLowerCase()} ca. ${one}`
        : `${unit} ca. ${one}`;
  if (pack.pieces > 1) return `${pack.pieces} × ${one}`;
  if (pack.unit === 'KG' && pack.outer) return joined(`${pack.outerCount} kg`, textIn(unitNames[pack.outer], language), language);
  if (pack.measure === 'pc') return pack.quantity === 1 ? (pack.outer ? count(pack.outerCount) : '') : count(pack.quantity);
  if (pack.outer === 'KIS' && pack.per === 'l') return `${pack.outerCount} × ${one}`;
  return joined(one, unit, language);
}

/** Content of one unit, for a description: "1 kg Beutel", "busta 1 kg", "10 Stück"; goods by weight "Laib ca. 6 kg". */
export function fillingName(pack: Pack, language: Language): string {
  if (pack.weighed) return packName(pack, language);
  const content = `${numberIn(pack.content, language)} ${measureName(pack.per, language)}`;
  return pack.unit === 'KG' || pack.unit === 'STK' ? content : joined(content, textIn(unitNames[pack.unit], language), language);
}

/** Name of a unit after a number in a sentence: "Flaschen" after 6, "kg"; a unit outside of the catalogue by its code. */
export function unitAfter(count: number, code: string, language: Language): string {
  if (!isUnitCode(code)) return code;
  const name = textIn(count === 1 ? unitNames[code] : manyUnitNames[code], language);
  return language === 'de' ? name : name.toLowerCase();
}

function joined(quantity: string, unit: string, language: Language): string {
  if (language === 'de') return `${quantity} ${unit}`;
  return language === 'en' ? `${quantity} ${unit.toLowerCase()}` : `${unit.toLowerCase()} ${quantity}`;
}
