import { FormattedMessage, useIntl } from 'react-intl';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import styles from './SheetNote.module.css';

interface SheetAsOfProps {
  /** Server time at which the sheet was read, in milliseconds. */
  moment: number;
  /** True if prices are shown. */
  hasPrices: boolean;
  isReading: boolean;
  /** Undefined if it is read again by itself. */
  onRetry: (() => void) | undefined;
}

/** Says of when a sheet without a network is. Lies in a live region, so that it is read out when the network goes. */
export function SheetAsOf({ moment, hasPrices, isReading, onRetry }: SheetAsOfProps) {
  const intl = useIntl();
  const date = new Date(moment);
  const values = { day: formatDay(dayOfMoment(date), intl.locale), time: formatTime(date, intl.locale) };
  return (
    <div className={styles.note}>
      <p className={styles.text}>
        <strong className={styles.lead}>
          <FormattedMessage id="orderSheet.asOf" values={values} />
        </strong>{' '}
        <span>
          <FormattedMessage id={hasPrices ? 'orderSheet.asOf.prices' : 'orderSheet.asOf.text'} />
        </span>
      </p>
      {onRetry && (
        <Button size="small" isBusy={isReading} onClick={onRetry}>
          <FormattedMessage id="feedback.error.retry" />
        </Button>
      )}
    </div>
  );
}
