import type { IntlShape } from 'react-intl';
import { approximateWeight, type Product } from '../../domain/product';
import type { Unit } from '../../domain/unit';
import { formatMeasure } from '../../i18n/measure';

/** What is in a unit of a product: its net filling; of weighed goods about what the unit weighs, "ca. 6 kg". Undefined where it isn't known. */
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
