import type { IntlShape } from 'react-intl';
import type { CountLine, CountUnit, ProductLine } from '#domain/inventory/inventoryCount.ts';
import { decimal } from '#domain/price/money.ts';
import { formatQuantity } from '#i18n/format.ts';
import { formatUnits, unitLabel } from '#i18n/unitName.ts';

/** Name of a line: the product's, the one given by the user, or that a barcode has none yet. */
export function lineName(intl: IntlShape, line: CountLine): string {
  if (line.kind === 'product') return line.product.name;
  return line.kind === 'other' ? line.name : intl.formatMessage({ id: 'inventoryCount.line.barcode' }, { gtin: line.gtin });
}

/** Unit of a line; undefined if the product no longer has it. */
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

/** "Karton (12 Flaschen)": a unit with its content. */
export function unitText(intl: IntlShape, unit: CountUnit, units: readonly CountUnit[]): string {
  const base = units.find(({ ratio }) => ratio === 1);
  if (unit.ratio === 1 || !base) return unitLabel(intl, unit);
  return intl.formatMessage(
    { id: 'quantity.unit.withContent' },
    { unit: unitLabel(intl, unit), content: formatUnits(intl, decimal(unit.ratio), base) },
  );
}
