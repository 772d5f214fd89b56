import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLeadPrice } from '#components/price/leadPrice.ts';
import type { Decimal } from '#domain/price/money.ts';
import styles from './CheckoutBar.module.css';

interface CheckoutBarProps {
  lineCount: number;
  /** Net total; undefined if the user may not see prices. */
  net: Decimal | undefined;
  /** Missing values or errors, above the rest. */
  notices?: ReactNode;
  /** The main action. */
  children: ReactNode;
}

/** Content of the bar at the bottom: lines, total, and the main action. */
export function CheckoutBar({ lineCount, net, notices, children }: CheckoutBarProps) {
  const leadPrice = useLeadPrice();
  return (
    <>
      {notices !== undefined && <div className={styles.notices}>{notices}</div>}
      <span className={styles.sum}>
        <span className={styles.count}>
          <FormattedMessage id="cart.lineCount" values={{ count: lineCount }} />
        </span>
        {net && <strong className={styles.net}>{leadPrice(net)}</strong>}
      </span>
      <span className={styles.action}>{children}</span>
    </>
  );
}
