import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { CountdownText } from './CountdownText';
import styles from './DayChoice.module.css';
import type { DayOption } from '../rules/dayOption';
import { OptionCards } from '#kit/field/OptionCards.tsx';

interface DayChoiceProps {
  /** Purpose of the day. */
  legend: ReactNode;
  isLegendShown?: boolean;
  /** Days that can be requested, soonest first. */
  days: readonly DayOption[];
  day: LocalDate | undefined;
  /** Today, for deadlines of today. */
  today: LocalDate;
  error?: ReactNode;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
  onChange(day: LocalDate): void;
}

/** Number of days shown at first. */
const daysAtFirst = 8;

/** A choice of delivery days, each with its deadline; the soonest also with a countdown. */
export function DayChoice({ legend, isLegendShown = false, days, day, today, error, now, onChange }: DayChoiceProps) {
  const [showsAll, setShowsAll] = useState(false);
  const chosenIndex = days.findIndex((option) => option.day === day);
  const isCut = !showsAll && days.length > daysAtFirst && chosenIndex < daysAtFirst;
  const shown = isCut ? days.slice(0, daysAtFirst) : days;
  return (
    <div className={styles.choice}>
      <OptionCards
        legend={legend}
        isLegendShown={isLegendShown}
        layout="day"
        options={shown.map((option, index) => ({
          value: option.day,
          content: <DayCard option={option} today={today} now={now} isFirst={index === 0} />,
        }))}
        value={day}
        error={error}
        onChange={onChange}
      />
      {isCut && (
        <span className={styles.more}>
          <Button tone="plain" onClick={() => setShowsAll(true)}>
            <FormattedMessage id="delivery.day.more" values={{ count: days.length - daysAtFirst }} />
          </Button>
        </span>
      )}
    </div>
  );
}

interface DayCardProps extends Pick<DayChoiceProps, 'today' | 'now'> {
  option: DayOption;
  /** The soonest day, the only one whose deadline is counted down. */
  isFirst: boolean;
}

function DayCard({ option, today, now, isFirst }: DayCardProps) {
  const { locale } = useIntl();
  const { day, orderUntil, slot } = option;
  const deadlineDay = orderUntil && dayOfMoment(orderUntil);
  return (
    <span className={styles.day}>
      <strong className={styles.date}>{formatDay(day, locale)}</strong>
      {(slot?.time !== undefined || slot?.tour === 'alternative') && (
        <span className={styles.slot}>
          {slot.time !== undefined && (
            <span>
              <FormattedMessage id="delivery.day.time" values={{ time: slot.time }} />
            </span>
          )}
          {slot.tour === 'alternative' && (
            <span className={styles.tour}>
              <FormattedMessage id="delivery.day.alternativeTour" />
            </span>
          )}
        </span>
      )}
      {orderUntil && deadlineDay !== undefined && (
        <span className={styles.deadline}>
          <span>
            {deadlineDay === today ? (
              <FormattedMessage id="delivery.day.untilToday" values={{ time: formatTime(orderUntil, locale) }} />
            ) : (
              <FormattedMessage
                id="delivery.day.until"
                values={{ day: formatDay(deadlineDay, locale), time: formatTime(orderUntil, locale) }}
              />
            )}
          </span>
          {isFirst && (
            <span className={styles.countdown}>
              <CountdownText until={orderUntil} now={now} />
            </span>
          )}
        </span>
      )}
    </span>
  );
}
