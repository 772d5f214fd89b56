import { FormattedMessage, useIntl } from 'react-intl';
import type { ReceiptDays } from '#domain/receipt/receiptPeriod.ts';
import { formatTypedDay } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import styles from './SearchReach.module.css';

interface SearchReachProps {
  /** Number of documents found. */
  found: number;
  /** Number of documents looked at. */
  read: number;
  /** Date of the oldest one, YYYY-MM-DD; undefined if there are none. */
  oldest: string | undefined;
  /** The searched period. */
  days: ReceiptDays;
  /** Older documents were not read. */
  hasMore: boolean;
  /** Maximum of documents on a page, if there are more than one page. */
  perPage: number | undefined;
  /** Older documents are being read. */
  isReading: boolean;
  onReadMore(): void;
}

/** Result of a search in documents: how many it found, and which it looked at. */
export function SearchReach({ found, read, oldest, days, hasMore, perPage, isReading, onReadMore }: SearchReachProps) {
  const intl = useIntl();
  const dayOf = (day: string | undefined) => (day === undefined ? '' : formatTypedDay(day, intl.locale));
  const values = { count: read, oldest: dayOf(oldest), from: dayOf(days.from), to: dayOf(days.to) };
  const message = () => {
    if (oldest === undefined) return 'receiptSearch.reach.nothing';
    if (hasMore) return 'receiptSearch.reach.part';
    if (days.from !== undefined) return days.to === undefined ? 'receiptSearch.reach.from' : 'receiptSearch.reach.days';
    return days.to === undefined ? 'receiptSearch.reach.all' : 'receiptSearch.reach.to';
  };
  return (
    <div className={styles.reach}>
      <output>
        <span className={styles.found}>
          <FormattedMessage id="receiptSearch.reach.found" values={{ count: found }} />
        </span>
      </output>
      <span>
        <FormattedMessage id={message()} values={values} />
      </span>
      {perPage !== undefined && (
        <span>
          <FormattedMessage id="receiptSearch.reach.perPage" values={{ most: perPage }} />
        </span>
      )}
      {hasMore && (
        <Button size="small" isBusy={isReading} onClick={onReadMore}>
          <FormattedMessage id="receiptSearch.reach.more" />
        </Button>
      )}
    </div>
  );
}
