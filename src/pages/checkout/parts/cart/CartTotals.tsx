import { FormattedMessage, useIntl } from 'react-intl';
import { useLeadPrice } from '#components/price/leadPrice.ts';
import type { CartSum } from '#domain/cart/cartSum.ts';
import { formatPrice, formatQuantity } from '#i18n/format.ts';
import styles from './CartTotals.module.css';

interface CartTotalsProps {
  /** Totals; undefined if the user may not see prices. */
  sum: CartSum | undefined;
  /** Number of lines, including those that can't be ordered. */
  lineCount: number;
  /** Number of lines that can't be ordered; they are in no total. */
  leftOutCount: number;
}

/** Totals of the cart: lines, saving, expected bonus, net sum, and what is excluded (P§9 prices). */
export function CartTotals({ sum, lineCount, leftOutCount }: CartTotalsProps) {
  const { locale } = useIntl();
  const leadPrice = useLeadPrice();
  return (
    <div>
      <dl className={styles.totals}>
        <div className={styles.line}>
          <dt>
            <FormattedMessage id="cart.sum.lines" />
          </dt>
          <dd>{formatQuantity(lineCount, locale)}</dd>
        </div>
        {leftOutCount > 0 && (
          <div className={`${styles.line} ${styles.warning}`}>
            <dt>
              <FormattedMessage id="cart.sum.leftOut" />
            </dt>
            <dd>{formatQuantity(leftOutCount, locale)}</dd>
          </div>
        )}
        {sum && !sum.discount.isZero() && (
          <div className={`${styles.line} ${styles.saving}`}>
            <dt>
              <FormattedMessage id="cart.sum.discount" />
            </dt>
            <dd>{formatPrice(sum.discount)}</dd>
          </div>
        )}
        {sum?.expectedBonus && !sum.expectedBonus.isZero() && (
          <div className={styles.line}>
            <dt>
              <FormattedMessage id="cart.sum.bonus" />
            </dt>
            <dd>{formatPrice(sum.expectedBonus.negated())}</dd>
          </div>
        )}
        {sum && (
          <div className={`${styles.line} ${styles.net}`}>
            <dt>
              <FormattedMessage id="cart.sum.net" />
            </dt>
            <dd>{leadPrice(sum.net)}</dd>
          </div>
        )}
      </dl>
      {sum && (
        <p className={styles.note}>
          <span>
            <FormattedMessage id={sum.expectedBonus ? 'cart.sum.noteWithBonus' : 'cart.sum.note'} />
          </span>
          {sum.linesOnRequest > 0 && (
            <>
              {' '}
              <span>
                <FormattedMessage id="cart.sum.onRequest" values={{ count: sum.linesOnRequest }} />
              </span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
