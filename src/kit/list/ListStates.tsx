import type { ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError';
import styles from './ListStates.module.css';

/** What a list's query says of itself; the answer of react-query fits. */
export interface ListReading {
  readonly data: unknown;
  readonly isError: boolean;
  /** What was thrown, for its code. */
  readonly error: unknown;
  readonly isFetching: boolean;
  /** What is shown is the page before, until the wanted one is there. */
  readonly isPlaceholderData: boolean;
  refetch(): unknown;
}

interface ListStatesProps {
  reading: ListReading;
  /** That it can't be read, one sentence. */
  failed: ReactNode;
  /** Shown while nothing is there yet. */
  skeleton: ReactNode;
  /** There is an answer, and nothing in it. */
  isEmpty: boolean;
  /** Shown then. */
  empty: ReactNode;
  /** The entries. */
  children: ReactNode;
}

/** The one ladder of a list's states: failed with a way to try again, loading, empty, entries; entries of the page before are dimmed. */
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
