import { FormattedMessage, useIntl } from 'react-intl';
import { entryDayOf } from '../../domain/content';
import { formatPastDay } from '../../i18n/format';
import { useToday } from '../../clock/serverTime';

interface EntryDateProps {
  /** First possible day of work, YYYY-MM-DD; at once where there is none, or it has come. */
  day: string | undefined;
}

/** When the work of a vacancy can begin. */
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
