import { FormattedMessage, useIntl } from 'react-intl';
import type { CartSum } from '../../../../domain/cartSum';
import { formatPrice, formatQuantity } from '../../../../i18n/format';
import styles from './CartTotals.module.css';

interface CartTotalsProps {
  /** The sums; undefined when the user may not see prices. */
  sum: CartSum | undefined;
  /** Lines in the cart, those that can't be ordered included. */
  lineCount: number;
  /** Lines that can't be ordered and are in no sum. */
  leftOutCount: number;
}

/** What the cart comes to: lines, saving, expected bonus, net sum, and what is not in it (P§9). */
export function CartTotals({ sum, lineCount, leftOutCount }: CartTotalsProps) {
  const { locale } = useIntl();
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
            <dd>{formatPrice(sum.discount.negated())}</dd>
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
            <dd>{formatPrice(sum.net)}</dd>
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
