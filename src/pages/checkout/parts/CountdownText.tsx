import { FormattedMessage } from 'react-intl';
import { countdown } from '#domain/checkout/delivery.ts';
import { useSecond } from '#clock/serverTime.ts';
import styles from './CountdownText.module.css';

interface CountdownTextProps {
  until: Date;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
}

/** Remaining time, counting down: days and hours, on the last day hours and minutes, in the last hour minutes and seconds. */
export function CountdownText({ until, now }: CountdownTextProps) {
  return now ? <Left until={until} now={now} /> : <LiveCountdown until={until} />;
}

function LiveCountdown({ until }: { until: Date }) {
  return <Left until={until} now={new Date(useSecond())} />;
}

function Left({ until, now }: { until: Date; now: Date }) {
  const { hasPassed, days, hours, minutes, seconds } = countdown(until, now);
  if (hasPassed)
    return (
      <span className={styles.passed}>
        <FormattedMessage id="delivery.countdown.passed" />
      </span>
    );
  if (days > 0)
    return (
      <span className={styles.left}>
        <FormattedMessage id="delivery.countdown.days" values={{ days, hours }} />
      </span>
    );
  if (hours > 0)
    return (
      <span className={styles.left}>
        <FormattedMessage id="delivery.countdown.hours" values={{ hours, minutes }} />
      </span>
    );
  return (
    <span className={styles.soon}>
      <FormattedMessage id="delivery.countdown.minutes" values={{ minutes, seconds }} />
    </span>
  );
}
