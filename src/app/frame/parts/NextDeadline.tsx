import { useIntl } from 'react-intl';
import type { NextDelivery } from '#domain/price/displayRules.ts';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import styles from './NextDeadline.module.css';

interface NextDeadlineProps {
  /** Undefined until known, and without a day of delivery: the place stays empty. */
  delivery: NextDelivery | undefined;
}

/** The time until which to order, above the day on which it is delivered: what lists need not repeat in each row. */
export function NextDeadline({ delivery }: NextDeadlineProps) {
  const intl = useIntl();
  if (!delivery) return <span className={styles.deadline} />;
  const { day, until: time, untilDay, untilWeekday } = delivery;
  const values = { delivery: day, time, day: untilDay };
  const kind = time === undefined ? 'day' : untilDay === undefined ? 'until' : 'untilDay';
  const name = intl.formatMessage({ id: `shell.deadline.name.${kind}` }, values);
  return (
    <span className={styles.deadline} title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      {kind !== 'day' && (
        <span aria-hidden="true" className={styles.until}>
          {intl.formatMessage({ id: `shell.deadline.${kind}` }, { time, day: untilWeekday ?? untilDay })}
        </span>
      )}
      <span aria-hidden="true" className={styles.day}>
        {day}
      </span>
    </span>
  );
}
