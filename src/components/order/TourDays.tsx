import { FormattedMessage, useIntl } from 'react-intl';
import type { TourDay } from '#domain/checkout/tourDays.ts';
import { formatDay } from '#i18n/format.ts';
import styles from './TourDays.module.css';

/** Deliveries by an alternative tour: number of lines per day. */
export function TourDays({ days }: { days: readonly TourDay[] }) {
  const { locale } = useIntl();
  return days.map(({ day, count }) => (
    <span key={day} className={styles.day}>
      <FormattedMessage id="delivery.tourDay" values={{ count, day: formatDay(day, locale) }} />
    </span>
  ));
}
