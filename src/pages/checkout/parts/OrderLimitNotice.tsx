import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './OrderLimitNotice.module.css';

interface OrderLimitNoticeProps {
  /** Only that it is so, where there is little room. */
  isShort?: boolean;
  /** Whom to talk to, by name. */
  contact?: ReactNode;
}

/** The fair's order limit is reached: nothing more can be ordered here, and whom to talk to (P§8 "Sub-shop"). */
export function OrderLimitNotice({ isShort = false, contact }: OrderLimitNoticeProps) {
  if (isShort)
    return (
      <p className={styles.title}>
        <FormattedMessage id="checkout.orderLimit.title" />
      </p>
    );
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.title}>
        <FormattedMessage id="checkout.orderLimit.title" />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="checkout.orderLimit.text" />
      </p>
      {contact}
    </div>
  );
}
