import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './OrderLimitNotice.module.css';

interface OrderLimitNoticeProps {
  /** Short text, for small spaces. */
  isShort?: boolean;
  /** Name of the person to contact. */
  contact?: ReactNode;
}

/** A fair's order limit is reached: nothing more can be ordered, and whom to contact (P§8 "Sub-shop"). */
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
