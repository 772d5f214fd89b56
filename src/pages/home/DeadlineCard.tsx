import { FormattedMessage, useIntl } from 'react-intl';
import { LazyPersonalContact } from '../../connected/content/LazyPersonalContact';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { Icon } from '../../kit/icon/Icon';
import { useNow } from '../../clock/serverTime';
import { dayOfMoment } from '../../domain/calendar';
import { countdown, openDays, type DeliveryDay } from '../../domain/delivery';
import type { UpcomingDay } from '../../gen/models';
import { formatDay, formatTime, formatWeekday } from '../../i18n/format';
import pattern from '../../kit/page/pattern.module.css';
import styles from './BuyerHome.module.css';

interface DeadlineCardProps {
  /** The customer's next days of delivery. */
  days: readonly UpcomingDay[] | undefined;
  /** Whether they have been read. */
  state: 'loading' | 'known' | 'failed';
}

/** Half a minute: the countdown shows minutes. */
const step = 30_000;

/** The next deadline with its day of delivery and the time that is left; when it has passed, the one after it. */
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
