import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../action/Button';
import { ErrorCode } from './ErrorCode';
import styles from './InlineError.module.css';

interface Failure {
  /** One sentence that says what failed. */
  children: ReactNode;
}

/** A failure that the user can retry; the error's code is shown. */
interface RetriableFailure extends Failure {
  /** The error, for its code. */
  error: unknown;
  onRetry: () => void;
  /** True while the retry is running. */
  isRetrying?: boolean;
}

interface FinalFailure extends Failure {
  /** The error, for its code; undefined if no call failed. */
  error?: unknown;
  /** Without it there is no retry button. */
  onRetry?: undefined;
  isRetrying?: undefined;
}

/** A failure shown at its place and read out at once, with a retry. */
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
