import { cutText } from '#domain/text/cutText.ts';
import type { IntlShape } from 'react-intl';
import type { Decimal } from '#domain/price/money.ts';
import { measureSign } from '#domain/product/unit.ts';
import { formatQuantity } from './format';
import type { MessageKey } from './messageKey';

/** A unit as it is to be named: with the backend's name, or by its key alone, as orders and events have it. */
export interface NamedUnit {
  readonly name?: string | undefined;
  readonly abbreviation?: string | undefined;
}

const isKnown = (intl: IntlShape, key: string): key is MessageKey => Object.hasOwn(intl.messages, key);

/**
 * The name of a unit after a quantity and in a sentence: "Flaschen" after 2, "kg" after any, and never its key. The backend names units
 * in the singular only; the plurals of the usual ones are ours. A unit with another name in the backend keeps that name, whatever its
 * key. German measures stay unchanged after numbers and in "von 6 Glas", so no case is needed.
 *
 * @param quantity 1 for the unit by itself, as in "je Flasche"
 */
export function unitName(intl: IntlShape, unit: NamedUnit, quantity: Decimal | number = 1): string {
  const { name = '', abbreviation = '' } = unit;
  return measureSign(abbreviation) ?? textOf(intl, unit, 'unit', quantity) ?? (name || abbreviation);
}

/**
 * The same where there is little room, as in a select that is closed: "Fl." for Flasche. Of a name that is the backend's own the first
 * letters, where it is long.
 */
export function shortUnitName(intl: IntlShape, unit: NamedUnit, quantity: Decimal | number = 1): string {
  const { name = '', abbreviation = '' } = unit;
  const short = measureSign(abbreviation) ?? textOf(intl, unit, 'short', quantity);
  if (short !== undefined) return short;
  const known = name || abbreviation;
  return known.length > maxShortNameLength ? `${cutText(known, maxShortNameLength - 2).trim()}.` : known;
}

/** Letters of the longest short name. */
const maxShortNameLength = 7;

/** Our own text of a unit; undefined for one that we don't know, or that the backend calls otherwise. */
function textOf(
  intl: IntlShape,
  { name = '', abbreviation = '' }: NamedUnit,
  kind: 'unit' | 'short',
  quantity: Decimal | number,
): string | undefined {
  const key = abbreviation.trim().toUpperCase();
  const full = `unit.${key}`;
  const id = kind === 'unit' ? full : `unit.short.${key}`;
  if (!isKnown(intl, full) || !isKnown(intl, id)) return undefined;
  const one = intl.formatMessage({ id: full }, { count: 1 });
  if (name !== '' && name.toLowerCase() !== one.toLowerCase()) return undefined;
  return intl.formatMessage({ id }, { count: quantity.toString() === '1' ? 1 : 2 });
}

/** The name of a unit by itself, as in a select or at the start of a sentence: the backend's name, "Flasche". */
export function unitLabel(intl: IntlShape, unit: NamedUnit): string {
  return unit.name || unitName(intl, unit);
}

/** "2 Flaschen", "6 kg": a quantity and the name of its unit, without a line break between; alone if the unit has no name. */
export function formatUnits(intl: IntlShape, quantity: Decimal | number, unit: NamedUnit, length: 'full' | 'short' = 'full'): string {
  const name = (length === 'full' ? unitName : shortUnitName)(intl, unit, quantity);
  const written = formatQuantity(quantity, intl.locale);
  return name === '' ? written : `${written}\u00a0${name}`;
}
