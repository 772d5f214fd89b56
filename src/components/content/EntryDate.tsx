import { FormattedMessage, useIntl } from 'react-intl';
import { entryDayOf } from '#domain/content/content.ts';
import { formatPastDay } from '#i18n/format.ts';
import { useToday } from '#clock/serverTime.ts';

interface EntryDateProps {
  /** First possible day of work, YYYY-MM-DD; undefined or past means at once. */
  day: string | undefined;
}

/** Start date of a vacancy. */
export function EntryDate({ day: entryDate }: EntryDateProps) {
  const { locale } = useIntl();
  const day = entryDayOf(entryDate, useToday());
  return (
    <span>
      {day === undefined ? (
        <FormattedMessage id="job.entry.now" />
      ) : (
        <FormattedMessage id="job.entry.from" values={{ day: formatPastDay(day, locale) }} />
      )}
    </span>
  );
}
