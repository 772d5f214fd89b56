import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { kindName } from '#components/checkout/kindName.ts';
import { deliveryDaysOf, linesOnRequest, orderSum, type Order } from '#domain/order/order.ts';
import { formatLongDay, formatPrice, formatWeekday } from '#i18n/format.ts';
import { formatNames } from '#i18n/nameList.ts';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { LookContext } from '#themes/look.ts';
import styles from './DeliveryLead.module.css';

interface DeliveryLeadProps {
  order: Order;
  /** Shows the sum (P§6 price permission). */
  canSeePrices: boolean;
  /** Saves the deliveries as a calendar file; omit if none is to come. */
  calendar?: { readonly isBusy: boolean; onSave(): void } | undefined;
}

/**
 * Answers when a placed order comes: its first day with the time, further days with their goods, and the order in one
 * line. The sum is left out if it isn't all of the order.
 */
export function DeliveryLead({ order, canSeePrices, calendar }: DeliveryLeadProps) {
  const { locale, formatMessage } = useIntl();
  const kindDays = deliveryDaysOf(order);
  const [first, ...later] = [...new Set(kindDays.map(({ day }) => day))].sort();
  const { orderItems, nonWebshopItems = [], deliverySlotDate = first, deliverySlotTime } = order;
  const isWhole = linesOnRequest(order) === 0 && nonWebshopItems.length === 0;
  const sum = canSeePrices && isWhole ? orderSum(order) : undefined;
  const kindsOn = (day: string) =>
    formatNames(
      kindDays.flatMap((one) => (one.day === day ? formatMessage({ id: kindName[one.kind] }) : [])),
      locale,
    );
  return (
    <section className={styles.lead}>
      <div className={styles.words}>
        <p className={styles.label}>
          <FormattedMessage id="checkout.confirmation.delivery" />
        </p>
        <p className={styles.day}>{first ? formatLongDay(first, locale) : formatMessage({ id: 'checkout.confirmation.noDay' })}</p>
        {first !== undefined && first === deliverySlotDate && deliverySlotTime && (
          <p className={styles.time}>
            <FormattedMessage id="delivery.day.time" values={{ time: deliverySlotTime }} />
          </p>
        )}
        {later.map((day) => (
          <p key={day} className={styles.time}>
            <FormattedMessage id="checkout.confirmation.later" values={{ day: formatWeekday(day, locale), kinds: kindsOn(day) }} />
          </p>
        ))}
        <p className={styles.summary}>
          <FormattedMessage
            id={sum ? 'checkout.confirmation.summaryWithSum' : 'checkout.confirmation.summary'}
            values={{ number: order.id, count: orderItems.length + nonWebshopItems.length, sum: sum && formatPrice(sum) }}
          />
        </p>
        {calendar && (
          <div className={styles.action}>
            <Button isBusy={calendar.isBusy} onClick={calendar.onSave}>
              <Icon name="calendar" size="small" />
              <FormattedMessage id="planner.calendar" />
            </Button>
          </div>
        )}
      </div>
      <Van />
    </section>
  );
}

/** A van with the tenant's symbol, in its colours. */
function Van() {
  const symbol = useContext(LookContext)?.wordMark.symbol ?? [];
  return (
    <svg aria-hidden="true" className={styles.van} viewBox="0 0 160 84">
      <path className={styles.road} d="M2 79h156" />
      <path className={styles.cab} d="M104 30h24c6 0 10 2 13 7l9 14c2 3 3 5 3 9v8h-49z" />
      <path className={styles.window} d="M112 37h14c4 0 6 1 8 4l7 11h-29z" />
      <rect className={styles.box} x="8" y="10" width="96" height="58" rx="4" />
      <g className={styles.symbol} transform="translate(40 23)">
        {symbol.map(({ d }) => (
          <path key={d} d={d} fillRule="evenodd" />
        ))}
      </g>
      {[34, 128].map((x) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy="68" r="11" />
          <circle className={styles.hub} cx={x} cy="68" r="4" />
        </g>
      ))}
    </svg>
  );
}
