import type { IntlShape } from 'react-intl';
import { approximateWeight, type Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatMeasure } from '#i18n/measure.ts';

/** Content of a unit: its net filling; for weighed goods its approximate weight, "ca. 6 kg". Undefined if unknown. */
export function fillingText(
  intl: IntlShape,
  product: Pick<Product, 'isWeighed' | 'storageUnit' | 'netFillingQuantity'>,
  unit: Pick<Unit, 'ratio'>,
): string | undefined {
  const weight = approximateWeight(product, unit);
  const filling = weight ?? product.netFillingQuantity;
  const quantity = filling && formatMeasure(filling.quantity, filling.unit, intl.locale);
  return quantity !== undefined && weight ? intl.formatMessage({ id: 'quantity.about' }, { quantity }) : quantity;
}
