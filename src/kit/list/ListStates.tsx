import type { ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError';
import styles from './ListStates.module.css';

/** State of a list's query; a result of react-query fits. */
export interface ListReading {
  readonly data: unknown;
  readonly isError: boolean;
  /** The error, for its code. */
  readonly error: unknown;
  readonly isFetching: boolean;
  /** The previous page is shown until the requested one arrives. */
  readonly isPlaceholderData: boolean;
  refetch(): unknown;
}

interface ListStatesProps {
  reading: ListReading;
  /** One sentence that says that loading failed. */
  failed: ReactNode;
  /** Shown while loading. */
  skeleton: ReactNode;
  /** The answer has no entries. */
  isEmpty: boolean;
  /** Shown if `isEmpty`. */
  empty: ReactNode;
  children: ReactNode;
}

/** States of a list in one place: failed with a retry, loading, empty, entries. Entries of the previous page are dimmed. */
export function ListStates({
  reading: { data, error, isError, isFetching, isPlaceholderData, refetch },
  failed,
  skeleton,
  isEmpty,
  empty,
  children,
}: ListStatesProps) {
  if (data === undefined)
    return isError ? (
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        {failed}
      </InlineError>
    ) : (
      skeleton
    );
  if (isEmpty) return empty;
  return (
    <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData || undefined}>
      {children}
    </div>
  );
}
