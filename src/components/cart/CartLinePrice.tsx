import { FormattedMessage, useIntl } from 'react-intl';
import { salePrice, type PricedQuote, type PriceQuote } from '../../domain/price';
import type { Unit } from '../../domain/unit';
import { formatPrice } from '../../i18n/format';
import { formatReferencePrice } from '../../i18n/measure';
import type { MessageKey } from '../../i18n/messageKey';
import { unitName } from '../../i18n/unitName';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import type { DisplayRules } from '../../domain/displayRules';
import styles from './CartLinePrice.module.css';

interface CartLinePriceProps {
  /** The price for the amount of the line; undefined when the user may not see prices. */
  quote: PriceQuote | undefined;
  /** The unit of the line. */
  unit: Unit;
  /** The unit in which prices count. */
  storageUnit: Unit;
  /** Whether sales and discounts stand out. */
  displayRules: Pick<DisplayRules, 'highlightsSpecialPrices'>;
}

/** Why one costs less than the list says, where that is a sale or the amount; what was agreed, or holds for a whole fair, needs no word. */
function reasonOf(
  { type, isReached, tierFrom }: PricedQuote,
  { highlightsSpecialPrices }: CartLinePriceProps['displayRules'],
): MessageKey | undefined {
  if (type === 'on-sale-for-all') return 'product.banner.onSaleForAll';
  if (type === 'on-sale-for-customer' && highlightsSpecialPrices) return 'product.banner.onSaleForCustomer';
  return isReached && tierFrom !== undefined ? 'price.bulk' : undefined;
}

/**
 * What one of the line's unit costs; where it costs less than the list says, with that struck through, and a word for a sale or a price by amount. Nothing
 * without a price.
 */
export function CartLinePrice({ quote, unit, storageUnit, displayRules }: CartLinePriceProps) {
  const intl = useIntl();
  if (quote?.kind !== 'priced') return null;
  const { struckPrice, unitPrice, referencePrice } = quote;
  const each = intl.formatMessage({ id: 'cart.line.pricePerUnit' }, { price: formatPrice(unitPrice), unit: unitName(intl, storageUnit) });
  // The line below the name says it already where both are per kilogram.
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
 * What the line costs: the largest thing in its row. A discount on the total (P§2) is nowhere in the price of one unit; so what would
 * be paid without it stands struck through beside the sum.
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
        <span>
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="price.insteadOf" />{' '}
          </VisuallyHidden>
          <s className={styles.struck}>{formatPrice(quote.rowTotalBeforeDiscount)}</s>
        </span>
      )}
    </span>
  );
}
