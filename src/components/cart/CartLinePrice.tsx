import { FormattedMessage, useIntl } from 'react-intl';
import { salePrice, type PricedQuote, type PriceQuote } from '#domain/price/price.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatReferencePrice } from '#i18n/measure.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { unitName } from '#i18n/unitName.ts';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import styles from './CartLinePrice.module.css';

interface CartLinePriceProps {
  /** Price for the line's amount; undefined if the user may not see prices. */
  quote: PriceQuote | undefined;
  unit: Unit;
  /** The unit that prices refer to. */
  storageUnit: Unit;
  /** `highlightsSpecialPrices`: sales and discounts stand out. */
  displayRules: Pick<DisplayRules, 'highlightsSpecialPrices'>;
}

/** Reason for a price below the list price: a sale or the amount. Agreed prices and a fair's discount need no label. */
function reasonOf(
  { type, isReached, tierFrom }: PricedQuote,
  { highlightsSpecialPrices }: CartLinePriceProps['displayRules'],
): MessageKey | undefined {
  if (type === 'on-sale-for-all') return 'product.banner.onSaleForAll';
  if (type === 'on-sale-for-customer' && highlightsSpecialPrices) return 'product.banner.onSaleForCustomer';
  return isReached && tierFrom !== undefined ? 'price.bulk' : undefined;
}

/**
 * Price per unit of the line. If it is below the list price, that is struck through, with a label for a sale or a
 * volume price. Renders nothing without a price.
 */
export function CartLinePrice({ quote, unit, storageUnit, displayRules }: CartLinePriceProps) {
  const intl = useIntl();
  if (quote?.kind !== 'priced') return null;
  const { struckPrice, unitPrice, referencePrice } = quote;
  const each = intl.formatMessage({ id: 'cart.line.pricePerUnit' }, { price: formatPrice(unitPrice), unit: unitName(intl, storageUnit) });
  // The line below the name shows the same if both are per kilogram.
  const isSaid = referencePrice !== undefined && formatReferencePrice(referencePrice) === each;
  const reason = struckPrice && reasonOf(quote, displayRules);
  const isSale = reason === 'product.banner.onSaleForAll' || reason === 'product.banner.onSaleForCustomer';
  return (
    <span className={styles.unitPrice}>
      <VisuallyHidden>
        <FormattedMessage id="cart.line.unitPrice" />{' '}
      </VisuallyHidden>
      {struckPrice && (
        <>
          <VisuallyHidden>
            <FormattedMessage id="price.insteadOf" />{' '}
          </VisuallyHidden>
          <s className={styles.struck}>{formatPrice(salePrice(struckPrice, unit.ratio))}</s>
        </>
      )}
      <span className={isSale ? styles.sale : ''}>{formatPrice(quote.pricePerSelectedUnit)}</span>
      {unit.ratio !== 1 && storageUnit.abbreviation !== '' && !isSaid && <span className={styles.each}>{each}</span>}
      {reason && (
        <span className={`${styles.reason} ${isSale ? styles.sale : ''}`}>
          <FormattedMessage id={reason} />
        </span>
      )}
    </span>
  );
}

interface CartLineTotalProps {
  quote: PriceQuote | undefined;
  /** A line that can't be ordered costs nothing. */
  isOrderable: boolean;
}

/**
 * Total of the line: the largest text of its row. A discount on the total (P§2 list item content) isn't part of the
 * unit price, so the sum without it is struck through beside it.
 */
export function CartLineTotal({ quote, isOrderable }: CartLineTotalProps) {
  if (!quote) return null;
  if (!isOrderable)
    return (
      <span className={styles.none}>
        <FormattedMessage id="cart.line.notCounted" />
      </span>
    );
  if (quote.kind === 'onRequest')
    return (
      <span className={styles.none}>
        <FormattedMessage id="price.onRequest" />
      </span>
    );
  return (
    <span className={styles.sum}>
      <strong className={styles.total}>
        <VisuallyHidden>
          <FormattedMessage id="cart.line.total" />{' '}
        </VisuallyHidden>
        {formatPrice(quote.rowTotal)}
      </strong>
      {quote.totalDiscount.greaterThan(0) && (
        <span className={styles.struck}>
          <VisuallyHidden> </VisuallyHidden>
          <FormattedMessage id="price.insteadOf" /> <s>{formatPrice(quote.rowTotalBeforeDiscount)}</s>
        </span>
      )}
    </span>
  );
}
