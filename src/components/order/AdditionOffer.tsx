import { FormattedMessage, useIntl } from 'react-intl';
import type { DeliveryAddition } from '#domain/checkout/sameDelivery.ts';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './AdditionOffer.module.css';

interface AdditionOfferProps {
  addition: DeliveryAddition;
  today: LocalDate;
  /** Called to begin an order for the same delivery. */
  onAdd(): void;
}

/** Offers to order more for a delivery until its deadline, or says that it takes no more orders. */
export function AdditionOffer({ addition, today, onAdd }: AdditionOfferProps) {
  const { locale } = useIntl();
  const day = formatDay(addition.day, locale);
  if (addition.kind === 'closed')
    return (
      <p className={styles.closed}>
        <Icon name="clock" size="small" />
        <span>
          <FormattedMessage id="order.addition.closed" values={{ day }} />
        </span>
      </p>
    );
  const { orderUntil } = addition;
  const deadlineDay = orderUntil && dayOfMoment(orderUntil);
  return (
    <div className={styles.offer}>
      <Button onClick={onAdd}>
        <Icon name="cartAdd" size="small" />
        <FormattedMessage id="order.addition.add" values={{ day }} />
      </Button>
      <p className={styles.text}>
        {orderUntil && deadlineDay !== undefined && (
          <strong className={styles.deadline}>
            {deadlineDay === today ? (
              <FormattedMessage id="delivery.day.untilToday" values={{ time: formatTime(orderUntil, locale) }} />
            ) : (
              <FormattedMessage
                id="delivery.day.until"
                values={{ day: formatDay(deadlineDay, locale), time: formatTime(orderUntil, locale) }}
              />
            )}
          </strong>
        )}
        <span>
          <FormattedMessage id="order.addition.own" />
        </span>
      </p>
    </div>
  );
}
