import type { IntlShape } from 'react-intl';
import type { ContentMeasure } from '#domain/product/content.ts';
import { decimal, type Decimal } from '#domain/price/money.ts';
import { formatMeasure } from '#i18n/measure.ts';

const largeMeasures: Readonly<Record<ContentMeasure, string>> = { g: 'kg', ml: 'l' };
const large = decimal(1_000);

/**
 * A content as text: "75 g", from 1,000 on "1,25 kg", half-up. Kilograms and litres have two decimals at most, grams
 * and millilitres below ten one.
 */
export function contentText(intl: IntlShape, quantity: Decimal, measure: ContentMeasure): string {
  const small = quantity.toDecimalPlaces(quantity.lessThan(10) ? 1 : 0);
  return small.lessThan(large)
    ? formatMeasure(small.toNumber(), measure, intl.locale)
    : formatMeasure(quantity.dividedBy(large).toDecimalPlaces(2).toNumber(), largeMeasures[measure], intl.locale);
}
