import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../action/Button';
import { ErrorCode } from './ErrorCode';
import styles from './InlineError.module.css';

interface Failure {
  /** What could not be done, one sentence. */
  children: ReactNode;
}

/** What can be tried again has failed, and what was thrown is told by its code. */
interface RetriableFailure extends Failure {
  /** What failed, for its code. */
  error: unknown;
  /** Tries again. */
  onRetry: () => void;
  /** Whether the new try is running. */
  isRetrying?: boolean;
}

interface FinalFailure extends Failure {
  /** What failed, for its code; undefined where no call did. */
  error?: unknown;
  /** Without it there is no button. */
  onRetry?: undefined;
  /** Nothing is tried again. */
  isRetrying?: undefined;
}

/** A failure shown where it happened, read out at once, with a way to try again. */
export function InlineError({ children, error, onRetry, isRetrying = false }: RetriableFailure | FinalFailure) {
  return (
    <div role="alert" className={styles.error}>
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 20 20">
        <path d="M10 1.5l9 16H1zM9 7v5h2V7zm0 6.5v2h2v-2z" />
      </svg>
      <div className={styles.text}>
        {children}
        <ErrorCode error={error} />
      </div>
      {onRetry && (
        <Button tone="quiet" isBusy={isRetrying} onClick={onRetry}>
          <FormattedMessage id="feedback.error.retry" />
        </Button>
      )}
    </div>
  );
}
