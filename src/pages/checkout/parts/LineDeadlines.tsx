import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayOfMoment, type LocalDate } from '../../../domain/calendar';
import type { LineDeadline } from '../../../domain/lineDeadline';
import { formatDay, formatTime } from '../../../i18n/format';
import { Button } from '../../../kit/action/Button';
import { CountdownText } from './CountdownText';
import { SectionHeading } from '../../../kit/page/SectionHeading';
import styles from './LineDeadlines.module.css';

interface LineDeadlinesProps {
  /** The lines that have to be ordered before the others, soonest first. */
  deadlines: readonly LineDeadline[];
  /** Today, to say "today" of a deadline. */
  today: LocalDate;
  /** What time it is, where countdowns shall stand still. */
  now?: Date | undefined;
}

/** Lines that are shown before the user asks for more. */
const linesAtFirst = 4;

/** The products with an order deadline of their own (P§3), each with how long that is away. Nothing where there are none. */
export function LineDeadlines({ deadlines, today, now }: LineDeadlinesProps) {
  const { locale } = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  if (deadlines.length === 0) return null;
  const shown = showsAll ? deadlines : deadlines.slice(0, linesAtFirst);
  return (
    <div className={styles.deadlines}>
      <SectionHeading level={3} look="group">
        <FormattedMessage id="delivery.ownDeadline.title" />
      </SectionHeading>
      <ul className={styles.list}>
        {shown.map(({ line, until }) => {
          const day = dayOfMoment(until);
          const time = formatTime(until, locale);
          return (
            <li key={line.sku} className={styles.line}>
              <span className={styles.name}>{line.product.name}</span>
              <span className={styles.until}>
                {day === today ? (
                  <FormattedMessage id="delivery.day.untilToday" values={{ time }} />
                ) : (
                  <FormattedMessage id="delivery.day.until" values={{ day: formatDay(day, locale), time }} />
                )}
              </span>
              <CountdownText until={until} now={now} />
            </li>
          );
        })}
      </ul>
      {shown.length < deadlines.length && (
        <span>
          <Button tone="plain" onClick={() => setShowsAll(true)}>
            <FormattedMessage id="delivery.ownDeadline.more" values={{ count: deadlines.length - shown.length }} />
          </Button>
        </span>
      )}
    </div>
  );
}
