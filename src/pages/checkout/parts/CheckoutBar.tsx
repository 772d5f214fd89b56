import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Decimal } from '../../../domain/money';
import { formatPrice } from '../../../i18n/format';
import styles from './CheckoutBar.module.css';

interface CheckoutBarProps {
  lineCount: number;
  /** Net sum; undefined when the user may not see prices. */
  net: Decimal | undefined;
  /** What is missing or went wrong, above the rest. */
  notices?: ReactNode;
  /** The main action. */
  children: ReactNode;
}

/** What the bar at the lower edge says: lines, sum, and the main action. */
export function CheckoutBar({ lineCount, net, notices, children }: CheckoutBarProps) {
  return (
    <>
      {notices !== undefined && <div className={styles.notices}>{notices}</div>}
      <span className={styles.sum}>
        <span className={styles.count}>
          <FormattedMessage id="cart.lineCount" values={{ count: lineCount }} />
        </span>
        {net && <strong className={styles.net}>{formatPrice(net)}</strong>}
      </span>
      <span className={styles.action}>{children}</span>
    </>
  );
}
