import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './OrderLimitNotice.module.css';

/** The fair's order limit is reached: nothing more can be ordered here, and whom to talk to (P§8 "Sub-shop"). */
export function OrderLimitNotice({ action }: { action?: ReactNode }) {
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.title}><FormattedMessage id="checkout.orderLimit.title" /></p>
      <p className={styles.text}><FormattedMessage id="checkout.orderLimit.text" /></p>
      {action}
    </div>
  );
}
