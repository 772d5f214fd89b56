import type { IntlShape } from 'react-intl';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { Decimal } from '#domain/price/money.ts';
import type { PriceComparison, ShownComparison } from '#domain/price/priceWatch.ts';
import type { Product } from '#domain/product/product.ts';
import { formatPercent, formatPrice, formatQuantity } from '#i18n/format.ts';
import { formatShortDay } from '#i18n/shortDay.ts';
import { formatUnits, unitLabel, unitName } from '#i18n/unitName.ts';

/** "+8 %", "−12,5 %": with its sign, and at most one decimal. */
function signedPercent(share: Decimal, intl: IntlShape): string {
  const text = formatPercent(share.toDecimalPlaces(3), intl.locale);
  return share.greaterThan(0) ? `+${text}` : text;
}

/** "+2,40 €", "−1,00 €": a signed price difference. */
export function signedPrice(difference: Decimal): string {
  const text = formatPrice(difference);
  return difference.greaterThan(0) ? `+${text}` : text;
}

/** "+8 % seit 24. Okt."; undefined without a difference. */
export function shareText({ share, since }: PriceComparison, today: LocalDate, intl: IntlShape): string | undefined {
  // A change that rounds to zero isn't shown.
  if (share.toDecimalPlaces(3).isZero()) return undefined;
  const values = { share: signedPercent(share, intl), day: formatShortDay(since, today, intl.locale) };
  return intl.formatMessage({ id: 'priceWatch.mark' }, values);
}

/** "Andere Menge, andere Staffel: 3,00 € je Stück statt 2,70 € bei 4 Kartons"; undefined if the tier is the same. */
export function tierText({ tier, now }: PriceComparison, { storageUnit }: Product, intl: IntlShape): string | undefined {
  return (
    tier &&
    intl.formatMessage(
      { id: 'priceWatch.mark.tier' },
      {
        price: formatPrice(tier.price),
        unit: unitName(intl, storageUnit),
        before: formatPrice(now),
        quantity: formatUnits(intl, tier.bought.amount, tier.bought.unit),
      },
    )
  );
}

/** "Karton: 6 statt 8 Stück"; undefined if the pack size is unchanged. */
export function packText({ packSize, unit }: PriceComparison, { storageUnit }: Product, intl: IntlShape): string | undefined {
  return (
    packSize &&
    intl.formatMessage(
      { id: 'priceWatch.pack' },
      {
        unit: unitLabel(intl, unit),
        before: formatQuantity(packSize.before, intl.locale),
        now: formatUnits(intl, packSize.now, storageUnit),
      },
    )
  );
}

/** "10,80 € statt 10,00 € je Stück". */
export function pricesText({ before, now }: PriceComparison, { storageUnit }: Product, intl: IntlShape): string {
  return intl.formatMessage(
    { id: 'priceWatch.prices' },
    { now: formatPrice(now), before: formatPrice(before), unit: unitName(intl, storageUnit) },
  );
}

/** All remarks of a row about a comparison, in one line. */
export function changeText({ changed, otherTier }: ShownComparison, product: Product, today: LocalDate, intl: IntlShape): string {
  return [
    changed && shareText(changed, today, intl),
    changed && packText(changed, product, intl),
    otherTier && tierText(otherTier, product, intl),
  ]
    .filter((text) => text !== undefined)
    .join(' · ');
}
