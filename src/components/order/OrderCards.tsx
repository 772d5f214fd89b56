import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine } from '../../domain/customer';
import { overviewSum, type OrderOverviewEntry } from '../../domain/order';
import { formatMoment, formatPrice } from '../../i18n/format';
import { AppLink } from '../../kit/link/AppLink';
import { DeliveryDays } from './DeliveryDays';
import styles from './OrderCards.module.css';
import { sourceText } from './orderNames';

interface OrderCardsProps {
  orders: readonly OrderOverviewEntry[];
  /** Whether sums are shown (P§6). */
  canSeePrices: boolean;
  /** Address of an order. */
  hrefOf(orderId: string): string;
}

/** The orders on a phone: one below the other, the whole of each a link. */
export function OrderCards({ orders, canSeePrices, hrefOf }: OrderCardsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.list}>
      {orders.map((order) => {
        const sum = canSeePrices ? overviewSum(order) : undefined;
        return (
          <li key={order.id} className={styles.card}>
            <span className={styles.line}>
              <AppLink href={hrefOf(order.id)} className={styles.id}>{order.id}</AppLink>
              {sum && <strong className={styles.sum}>{formatPrice(sum)}</strong>}
            </span>
            <span className={styles.line}>
              <span><FormattedMessage id="order.card.delivery" /> <DeliveryDays order={order} /></span>
              <span className={styles.quiet}><FormattedMessage id="cart.lineCount" values={{ count: order.itemsCount }} /></span>
            </span>
            <span className={styles.quiet}>
              {[
                formatMoment(order.creationTime, intl.locale),
                order.source && sourceText(intl, order.source),
                order.customerOrderId,
                order.deliveryAddress && addressLine(order.deliveryAddress),
                order.unloadingArea,
              ].filter(Boolean).join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
