import { FormattedMessage, useIntl } from 'react-intl';
import type { BillingTime, EndingPrice } from '../rules/billing';
import { formatDay } from '#i18n/format.ts';
import styles from './BillingNote.module.css';

interface BillingNoteProps {
  /** Day whose prices apply. */
  billingTime: BillingTime;
  /** Says of the visible total that it uses today's prices (P§6 price permission). */
  canSeePrices: boolean;
  /** Lines whose price of today is no longer valid then. */
  endings: readonly EndingPrice[];
}

/** Says whose prices an order is billed with, and which prices of today end before (P§3 "billingTime"). */
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
