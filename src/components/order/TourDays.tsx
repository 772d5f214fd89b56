import { FormattedMessage, useIntl } from 'react-intl';
import type { TourDay } from '../../domain/tourDays';
import { formatDay } from '../../i18n/format';
import styles from './TourDays.module.css';

/** What doesn't come with the rest because an alternative tour brings it: how many lines on which day. */
export function TourDays({ days }: { days: readonly TourDay[] }) {
  const { locale } = useIntl();
  return days.map(({ day, count }) => (
    <span key={day} className={styles.day}>
      <FormattedMessage id="delivery.tourDay" values={{ count, day: formatDay(day, locale) }} />
    </span>
  ));
}
