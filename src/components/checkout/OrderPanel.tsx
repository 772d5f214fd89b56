import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartSum } from '../../domain/cartSum';
import type { Address } from '../../domain/customer';
import { addressLine } from '../../domain/customer';
import type { KindDay } from '../../domain/order';
import { formatDay } from '../../i18n/format';
import { CartTotals } from '../cart/CartTotals';
import styles from './OrderPanel.module.css';
import { kindName } from './kindName';

interface OrderPanelProps {
  /** The sums; undefined when the user may not see prices. */
  sum: CartSum | undefined;
  lineCount: number;
  /** Lines that can't be ordered. */
  leftOutCount: number;
  /** The chosen days of the kinds in the cart. */
  days: readonly KindDay[];
  address: Address | undefined;
  /** What is missing or went wrong, and the button that orders, where they stand here. */
  children?: ReactNode;
}

/** What will be ordered, when and where it comes. */
export function OrderPanel({ sum, lineCount, leftOutCount, days, address, children }: OrderPanelProps) {
  const { locale } = useIntl();
  const isOneDay = days.every(({ day }) => day === days[0]?.day);
  return (
    <>
      <h2 className={styles.title}><FormattedMessage id="checkout.panel.title" /></h2>
      <dl className={styles.facts}>
        {address && (
          <div>
            <dt><FormattedMessage id="checkout.panel.address" /></dt>
            <dd>{addressLine(address)}</dd>
          </div>
        )}
        {days.length > 0 && (
          <div>
            <dt><FormattedMessage id="checkout.panel.day" /></dt>
            {isOneDay
              ? <dd>{formatDay(days[0]?.day ?? '', locale)}</dd>
              : days.map(({ kind, day }) => <dd key={kind} className={styles.day}>{formatDay(day, locale)}<span className={styles.kind}><FormattedMessage id={kindName[kind]} /></span></dd>)}
          </div>
        )}
      </dl>
      <CartTotals sum={sum} lineCount={lineCount} leftOutCount={leftOutCount} />
      {children}
    </>
  );
}
