import { FormattedMessage, useIntl } from 'react-intl';
import { formatPastDay } from '../../i18n/format';

interface EntryDateProps {
  /** First possible day of work, YYYY-MM-DD; at once where there is none. */
  day: string | undefined;
}

/** When the work of a vacancy can begin. */
export function EntryDate({ day }: EntryDateProps) {
  const { locale } = useIntl();
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
