import { FormattedMessage } from 'react-intl';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Button } from '#kit/action/Button.tsx';
import { StatusLine, StatusPart } from '#kit/page/StatusLine.tsx';
import styles from './ReadingNote.module.css';

interface ReadingNoteProps {
  /** Number of orders read. */
  count: number;
  months: number;
  isReading: boolean;
  /** Numbers of what is in no sum. */
  missing: {
    /** Lines without a price. */
    readonly unpriced: number;
    /** Articles from outside the web shop. */
    readonly outside: number;
    /** Lines, and whole orders, that could not be read. */
    readonly unreadable: number;
    readonly lost: number;
  };
  /** Older orders of the months exist that were not read. */
  hasMore: boolean;
  /** They are being read at the user's request. */
  isReadingMore: boolean;
  failure: { readonly error: unknown; readonly isRetrying: boolean; retry(): void } | undefined;
  onReadMore(): void;
}

/** Extent of what the figures are made of, and what they lack. */
export function ReadingNote({ count, months, isReading, missing, hasMore, isReadingMore, failure, onReadMore }: ReadingNoteProps) {
  const { unpriced, outside, unreadable, lost } = missing;
  const all = unpriced + outside + unreadable + lost;
  return (
    <>
      <StatusLine
        lead={
          <output>
            <FormattedMessage id={isReading ? 'spending.reading' : 'spending.read'} values={{ count, months }} />
          </output>
        }
      >
        {all > 0 && (
          <StatusPart tone="warning" label={<FormattedMessage id="spending.missing" values={{ count: all }} />}>
            <ul className={styles.missing}>
              {unpriced > 0 && (
                <li>
                  <FormattedMessage id="spending.missing.unpriced" values={{ count: unpriced }} />
                </li>
              )}
              {outside > 0 && (
                <li>
                  <FormattedMessage id="spending.missing.outside" values={{ count: outside }} />
                </li>
              )}
              {unreadable > 0 && (
                <li>
                  <FormattedMessage id="spending.missing.unreadable" values={{ count: unreadable }} />
                </li>
              )}
              {lost > 0 && (
                <li>
                  <FormattedMessage id="spending.missing.lost" values={{ count: lost }} />
                </li>
              )}
            </ul>
          </StatusPart>
        )}
        {hasMore && !failure && (
          <StatusPart tone="warning" startsOpen label={<FormattedMessage id="spending.more" />}>
            <p className={styles.text}>
              <FormattedMessage id="spending.more.text" values={{ count, months }} />
            </p>
            <Button isInForm isBusy={isReadingMore} onClick={onReadMore}>
              <FormattedMessage id="spending.more.read" />
            </Button>
          </StatusPart>
        )}
      </StatusLine>
      {failure && (
        <InlineError error={failure.error} onRetry={failure.retry} isRetrying={failure.isRetrying}>
          <FormattedMessage id={count > 0 ? 'spending.failed.part' : 'spending.failed'} />
        </InlineError>
      )}
    </>
  );
}
