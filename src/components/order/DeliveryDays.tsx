import { FormattedMessage, useIntl } from 'react-intl';
import { deliveryDaysOf, type OrderDeliveryDetails } from '../../domain/order';
import { formatLongDay, formatPastDay } from '../../i18n/format';
import { kindName } from '../checkout/kindName';
import styles from './DeliveryDays.module.css';

interface DeliveryDaysProps {
  order: OrderDeliveryDetails;
  /** `long` with weekday and year in words. */
  style?: 'short' | 'long';
}

/** The days of delivery of an order: one where all goods come together, else one for each kind of goods (P§3 "Orders"). */
export function DeliveryDays({ order, style = 'short' }: DeliveryDaysProps) {
  const { locale } = useIntl();
  const days = deliveryDaysOf(order);
  const format = style === 'long' ? formatLongDay : formatPastDay;
  const [first] = days;
  if (!first) return <FormattedMessage id="order.noDay" />;
  if (days.every(({ day }) => day === first.day)) return format(first.day, locale);
  return (
    <span className={styles.days}>
      {days.map(({ kind, day }) => (
        <span key={kind} className={styles.day}>{format(day, locale)}<span className={styles.kind}><FormattedMessage id={kindName[kind]} /></span></span>
      ))}
    </span>
  );
}
