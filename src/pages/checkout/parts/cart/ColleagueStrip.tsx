import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { StatusPart } from '#kit/page/StatusLine.tsx';
import styles from './ColleagueStrip.module.css';

interface ColleagueStripProps {
  /** Number of lines that colleagues added or changed. */
  count: number;
  /** Number of those marked as seen. */
  seen: number;
  /** Only those lines are shown. */
  isFiltered: boolean;
  onFilter(isFiltered: boolean): void;
}

/** The part of the cart's status line about colleagues' lines: their number, and below a filter for them. */
export function ColleagueStrip({ count, seen, isFiltered, onFilter }: ColleagueStripProps) {
  return (
    <StatusPart label={<FormattedMessage id="colleague.part" values={{ count }} />} startsOpen={isFiltered}>
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
    </StatusPart>
  );
}
