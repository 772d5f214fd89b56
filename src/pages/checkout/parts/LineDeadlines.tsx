import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import type { LineDeadline } from '#domain/checkout/lineDeadline.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { CountdownText } from './CountdownText';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './LineDeadlines.module.css';

interface LineDeadlinesProps {
  /** Lines with an earlier deadline than the others, soonest first. */
  deadlines: readonly LineDeadline[];
  /** Today, for deadlines of today. */
  today: LocalDate;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
}

/** Number of lines shown at first. */
const linesAtFirst = 4;

/** Products with an order deadline of their own (P§3 own order deadline), each with a countdown. Renders nothing if there are none. */
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
