import { useIntl } from 'react-intl';
import { salePrice, type PricedQuote, type PriceQuote } from '#domain/price/price.ts';
import type { NextTier } from '#domain/price/priceTiers.ts';
import { amountReaching } from '#domain/product/quantity.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatPercent, formatPrice, formatQuantity } from '#i18n/format.ts';
import { formatUnits, unitName } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { useLeadPrice } from './leadPrice';
import styles from './PriceBlock.module.css';

interface PriceBlockProps {
  /** Price for the chosen amount; undefined if the user may not see prices. */
  quote: PriceQuote | undefined;
  /** The unit that the price is for. */
  unit: Unit;
  /** The unit that the recommended retail price refers to. */
  storageUnit: Unit;
  /** The next lower price, for the hint "ab 4: 11,80 €". */
  next: NextTier | undefined;
  /** Discounts stand out (P§6 highlighted discounts). */
  highlightsDiscounts: boolean;
  /** Prices on sale for the customer stand out (P§6 highlighted special prices). */
  highlightsSpecialPrices: boolean;
  /** False adds that prices need a sign-in. */
  isLoggedIn: boolean;
  /** `big` on the detail page. */
  size?: 'regular' | 'big';
  /** Opens the explanation of the price; without it the price is plain text. */
  onExplain?: (() => void) | undefined;
  /** Class for its position. */
  className?: string | undefined;
}

function isOnSale(quote: PricedQuote, { highlightsSpecialPrices }: Pick<PriceBlockProps, 'highlightsSpecialPrices'>): boolean {
  return quote.type === 'on-sale-for-all' || (quote.type === 'on-sale-for-customer' && highlightsSpecialPrices);
}

/**
 * Price of one of the chosen unit, as the largest text in its row. Adds list price, saving, next tier or "lowest
 * reached", and recommended retail price. Without the permission only a dash, or the way to see prices (P§6 price
 * permission).
 */
export function PriceBlock(props: PriceBlockProps) {
  const { quote, unit, storageUnit, next, highlightsDiscounts, isLoggedIn, size = 'regular', onExplain, className = '' } = props;
  const intl = useIntl();
  const leadPrice = useLeadPrice();
  if (!quote) {
    return isLoggedIn ? null : <span className={`${styles.words} ${className}`}>{intl.formatMessage({ id: 'price.hidden.signIn' })}</span>;
  }
  if (quote.kind === 'onRequest')
    return <span className={`${styles.words} ${className}`}>{intl.formatMessage({ id: 'price.onRequest' })}</span>;

  const { struckPrice, discountInfo, totalDiscount, msrp } = quote;
  const price = formatPrice(quote.pricePerSelectedUnit);
  const shownPrice = leadPrice(quote.pricePerSelectedUnit);
  const from = quote.isReached || quote.tierFrom === undefined ? undefined : amountReaching(quote.tierFrom, unit.ratio);
  const fromAmount =
    from === undefined ? undefined : intl.formatMessage({ id: 'price.from' }, { amount: formatQuantity(from, intl.locale) });
  // Alone the price needs no element of its own: no sibling comes and goes.
  const amount =
    fromAmount === undefined ? (
      shownPrice
    ) : (
      <>
        <span className={styles.from}>{fromAmount} </span>
        <span>{shownPrice}</span>
      </>
    );
  const saving = `${styles.saving} ${highlightsDiscounts ? styles.highlighted : ''}`;
  const tone = isOnSale(quote, props) ? styles.sale : '';
  const parts = (
    <>
      {struckPrice && (
        <span className={styles.before}>
          <VisuallyHidden>{intl.formatMessage({ id: 'price.insteadOf' })} </VisuallyHidden>
          <s className={styles.struck}>{formatPrice(salePrice(struckPrice, unit.ratio))}</s>
          <span className={saving}>
            {intl.formatMessage({ id: 'price.saving' }, { share: formatPercent(quote.savingShare, intl.locale) })}
          </span>
        </span>
      )}
      {/* A discount on the total doesn't change the unit price; without the badge only the sum would show it. */}
      {!struckPrice && discountInfo.discount.greaterThan(0) && totalDiscount.greaterThan(0) && (
        <span className={styles.before} title={intl.formatMessage({ id: 'price.totalDiscount' })}>
          <span className={saving}>
            {intl.formatMessage({ id: 'price.saving' }, { share: formatPercent(discountInfo.discount, intl.locale) })}
          </span>
          <VisuallyHidden> {intl.formatMessage({ id: 'price.totalDiscount' })}</VisuallyHidden>
        </span>
      )}
      {onExplain ? (
        <UnstyledButton
          className={`${styles.price} ${styles.explained} ${tone}`}
          onClick={onExplain}
          aria-label={intl.formatMessage(
            { id: 'price.explain.open' },
            { price: fromAmount === undefined ? price : `${fromAmount} ${price}` },
          )}
          aria-haspopup="dialog"
        >
          {amount}
        </UnstyledButton>
      ) : (
        <strong className={`${styles.price} ${tone}`}>{amount}</strong>
      )}
    </>
  );
  return (
    <span className={`${styles.block} ${styles[size]} ${className}`}>
      {size === 'big' ? <span className={styles.line}>{parts}</span> : parts}
      {next && (
        <span className={styles.next}>
          {intl.formatMessage(
            { id: 'price.nextTier' },
            { amount: formatQuantity(next.amount, intl.locale), price: formatPrice(next.tier.pricePerSelectedUnit) },
          )}
        </span>
      )}
      {!next && quote.isReached && quote.tierFrom !== undefined && <BulkBadge from={formatUnits(intl, quote.tierFrom, storageUnit)} />}
      {msrp && (
        <span className={styles.muted}>
          {unit.ratio === 1 || storageUnit.abbreviation === ''
            ? intl.formatMessage({ id: 'price.msrp' }, { price: formatPrice(msrp) })
            : intl.formatMessage({ id: 'price.msrp.perUnit' }, { price: formatPrice(msrp), unit: unitName(intl, storageUnit) })}
        </span>
      )}
    </span>
  );
}

/** Badge for the lowest of several volume prices (P§2 "bulk-price badge"); its minimum amount is a hint, and for assistive technology. */
function BulkBadge({ from }: { from: string }) {
  const intl = useIntl();
  const hint = intl.formatMessage({ id: 'price.bulk.from' }, { quantity: from });
  return (
    <span className={styles.next} title={hint}>
      {intl.formatMessage({ id: 'price.bulk' })}
      <VisuallyHidden> {hint}</VisuallyHidden>
    </span>
  );
}
