import { FormattedMessage, useIntl } from 'react-intl';
import type { BillingTime, EndingPrice } from '../rules/billing';
import { formatDay } from '../../../i18n/format';
import styles from './BillingNote.module.css';

interface BillingNoteProps {
  /** Which day's prices count. */
  billingTime: BillingTime;
  /** Whether there is a sum on the screen, of which it is then said that it is today's (P§6). */
  canSeePrices: boolean;
  /** Lines whose price of today no longer holds then. */
  endings: readonly EndingPrice[];
}

/** Whose prices an order is billed with, and which of today's end before (P§3 "billingTime"). */
export function BillingNote({ billingTime, canSeePrices, endings }: BillingNoteProps) {
  const { locale } = useIntl();
  const isLater = billingTime === 'DELIVERY_TIME';
  return (
    <div className={styles.billing}>
      <p>
        <span>
          <FormattedMessage id={isLater ? 'delivery.billing.delivery' : 'delivery.billing.order'} />
        </span>{' '}
        {isLater && canSeePrices && (
          <span>
            <FormattedMessage id="delivery.billing.today" />
          </span>
        )}
      </p>
      {endings.length > 0 && (
        <div className={styles.ending}>
          <p>
            <FormattedMessage id="delivery.billing.ending" />
          </p>
          <ul className={styles.list}>
            {endings.map(({ line, lastDay }) => (
              <li key={line.sku} className={styles.line}>
                <span>{line.product.name}</span>
                <span className={styles.until}>
                  <FormattedMessage id="delivery.billing.until" values={{ day: formatDay(lastDay, locale) }} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
