import type { IntlShape } from 'react-intl';
import type { CountLine, CountUnit, ProductLine } from '../../../domain/inventoryCount';
import { decimal } from '../../../domain/money';
import { formatQuantity } from '../../../i18n/format';
import { formatUnits, unitLabel } from '../../../i18n/unitName';

/** What a line is called: the product's name, the one somebody gave it, or that a barcode has none yet. */
export function lineName(intl: IntlShape, line: CountLine): string {
  if (line.kind === 'product') return line.product.name;
  return line.kind === 'other' ? line.name : intl.formatMessage({ id: 'inventoryCount.line.barcode' }, { gtin: line.gtin });
}

/** The unit that a line is counted in; undefined where the product has it no longer. */
function lineUnitOf({ product, unit }: ProductLine): CountUnit | undefined {
  return product.units.find(({ abbreviation }) => abbreviation === unit);
}

/** "2,5 Flaschen": an amount of a line with its unit. */
export function lineAmount(intl: IntlShape, line: CountLine, amount = line.amount): string {
  if (line.kind === 'product') return formatUnits(intl, decimal(amount), lineUnitOf(line) ?? { abbreviation: line.unit });
  const written = formatQuantity(decimal(amount), intl.locale);
  const unit = line.kind === 'other' ? line.unit : line.weighed === undefined ? undefined : 'kg';
  return unit === undefined ? written : `${written}\u00a0${unit}`;
}

/** "Karton (12 Flaschen)": a unit with what it holds. */
export function unitText(intl: IntlShape, unit: CountUnit, units: readonly CountUnit[]): string {
  const base = units.find(({ ratio }) => ratio === 1);
  if (unit.ratio === 1 || !base) return unitLabel(intl, unit);
  return intl.formatMessage(
    { id: 'quantity.unit.withContent' },
    { unit: unitLabel(intl, unit), content: formatUnits(intl, decimal(unit.ratio), base) },
  );
}
