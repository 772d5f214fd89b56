import { FormattedMessage, useIntl } from 'react-intl';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { useNow } from '#clock/serverTime.ts';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { countdown, openDays, type DeliveryDay } from '#domain/checkout/delivery.ts';
import type { UpcomingDay } from '#gen/models/index.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/format.ts';
import pattern from '#kit/page/pattern.module.css';
import styles from './BuyerHome.module.css';

interface DeadlineCardProps {
  /** The customer's next delivery days. */
  days: readonly UpcomingDay[] | undefined;
  state: 'loading' | 'known' | 'failed';
}

/** Half a minute, since the countdown shows minutes. */
const step = 30_000;

/** The next deadline with its delivery day and countdown; after it has passed, the following one. */
export function DeadlineCard({ days, state }: DeadlineCardProps) {
  const now = useNow(step);
  const [next] = openDays(days, now);
  return (
    <section className={`${styles.card} ${styles.deadline} ${pattern.patterned}`}>
      <Icon name="clock" size="large" />
      <div className={styles.words}>
        {state === 'known' && <Deadline next={next} now={now} />}
        {state === 'loading' && (
          <>
            <span className={styles.main}>
              <Skeleton width="70%" />
            </span>
            <span className={styles.detail}>
              <Skeleton width="30%" />
            </span>
          </>
        )}
        {state === 'failed' && (
          <span className={styles.main}>
            <FormattedMessage id="home.deadline.failed" />
          </span>
        )}
      </div>
    </section>
  );
}

function Deadline({ next, now }: { next: DeliveryDay | undefined; now: Date }) {
  const intl = useIntl();
  const { locale } = intl;
  if (!next)
    return (
      <span className={styles.main}>
        <FormattedMessage id="home.deadline.none" />
        <LazyPersonalContact look="line" />
      </span>
    );
  const { day, orderUntil } = next;
  const delivery = formatWeekday(day, locale);
  if (!orderUntil)
    return (
      <span className={styles.main}>
        <FormattedMessage id="home.deadline.unknown" values={{ delivery }} />
      </span>
    );
  const time = formatTime(orderUntil, locale);
  const deadlineDay = dayOfMoment(orderUntil);
  const { days, hours, minutes } = countdown(orderUntil, now);
  return (
    <>
      <span className={styles.main}>
        {deadlineDay === dayOfMoment(now) ? (
          <FormattedMessage id="home.deadline.today" values={{ time, delivery }} />
        ) : (
          <FormattedMessage id="home.deadline.later" values={{ day: formatDay(deadlineDay, locale), time, delivery }} />
        )}
      </span>
      <span className={styles.detail} role="timer">
        {intl.formatMessage(
          { id: days > 0 ? 'home.deadline.leftDays' : hours > 0 ? 'home.deadline.leftHours' : 'home.deadline.leftMinutes' },
          { days, hours, minutes },
        )}
      </span>
    </>
  );
}
