import { FormattedMessage } from 'react-intl';
import { Button } from '../../../../kit/action/Button';
import styles from './ColleagueStrip.module.css';

interface ColleagueStripProps {
  /** Lines that others have put in or changed. */
  count: number;
  /** How many of them were looked at. */
  seen: number;
  /** Only they are shown. */
  isFiltered: boolean;
  onFilter(isFiltered: boolean): void;
}

/** Above the lines of a cart: how many are from others, and the filter for them. */
export function ColleagueStrip({ count, seen, isFiltered, onFilter }: ColleagueStripProps) {
  return (
    <div className={styles.strip}>
      <p className={styles.text}>
        <FormattedMessage id="colleague.title" values={{ count }} />{' '}
        <span className={styles.quiet}>
          <FormattedMessage id="colleague.progress" values={{ seen, count }} />
        </span>
      </p>
      <Button size="small" aria-pressed={isFiltered} onClick={() => onFilter(!isFiltered)}>
        <FormattedMessage id={isFiltered ? 'colleague.filter.off' : 'colleague.filter'} values={{ count }} />
      </Button>
    </div>
  );
}
