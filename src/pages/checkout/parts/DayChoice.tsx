import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayOfMoment, type LocalDate } from '../../../domain/calendar';
import { formatDay, formatTime } from '../../../i18n/format';
import { Button } from '../../../kit/action/Button';
import { CountdownText } from './CountdownText';
import styles from './DayChoice.module.css';
import type { DayOption } from '../rules/dayOption';
import { OptionCards } from '../../../kit/field/OptionCards';

interface DayChoiceProps {
  /** What the day is for. */
  legend: ReactNode;
  isLegendShown?: boolean;
  /** The days that can be requested, soonest first. */
  days: readonly DayOption[];
  /** The chosen day. */
  day: LocalDate | undefined;
  /** Today, to say "today" of a deadline. */
  today: LocalDate;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** What time it is, where countdowns shall stand still. */
  now?: Date | undefined;
  onChange(day: LocalDate): void;
}

/** Days that are shown before the user asks for more. */
const daysAtFirst = 8;

/** A day of delivery out of those that can be requested, each with its deadline and how long that is away. */
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
        options={shown.map((option) => ({ value: option.day, content: <DayCard option={option} today={today} now={now} /> }))}
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

function DayCard({ option, today, now }: { option: DayOption; today: LocalDate; now: Date | undefined }) {
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
          {deadlineDay === today ? (
            <FormattedMessage id="delivery.day.untilToday" values={{ time: formatTime(orderUntil, locale) }} />
          ) : (
            <FormattedMessage
              id="delivery.day.until"
              values={{ day: formatDay(deadlineDay, locale), time: formatTime(orderUntil, locale) }}
            />
          )}
          <span className={styles.countdown}>
            <CountdownText until={orderUntil} now={now} />
          </span>
        </span>
      )}
    </span>
  );
}
