import { FormattedMessage, useIntl } from 'react-intl';
import { deliveryDaysOf, type OrderDeliveryDetails } from '#domain/order/order.ts';
import { formatLongDay, formatPastDay } from '#i18n/format.ts';
import { kindName } from '../checkout/kindName';
import styles from './DeliveryDays.module.css';

interface DeliveryDaysProps {
  order: OrderDeliveryDetails;
  /** `long` spells out weekday and year, and names the kinds of goods unless the day is for dry goods alone. */
  style?: 'short' | 'long';
}

/** Delivery days of an order: one if all goods arrive together, else one per kind of goods (P§3 "Orders"). */
export function DeliveryDays({ order, style = 'short' }: DeliveryDaysProps) {
  const { locale, formatMessage } = useIntl();
  const days = deliveryDaysOf(order);
  const format = style === 'long' ? formatLongDay : formatPastDay;
  const [first] = days;
  if (!first) return <FormattedMessage id="order.noDay" />;
  if (days.every(({ day }) => day === first.day)) {
    const date = format(first.day, locale);
    if (style === 'short' || days.every(({ kind }) => kind === 'dry')) return date;
    const kinds = days.map(({ kind }) => formatMessage({ id: kindName[kind] })).join(', ');
    return (
      <span className={styles.day}>
        {date}
        <span className={styles.kind}>{kinds}</span>
      </span>
    );
  }
  return (
    <span className={styles.days}>
      {days.map(({ kind, day }) => (
        <span key={kind} className={styles.day}>
          {format(day, locale)}
          <span className={styles.kind}>
            <FormattedMessage id={kindName[kind]} />
          </span>
        </span>
      ))}
    </span>
  );
}
