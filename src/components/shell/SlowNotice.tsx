import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import styles from './SlowNotice.module.css';

interface SlowNoticeProps {
  /** Whether something is being waited for unusually long. */
  isSlow: boolean;
  /** Asks anew. */
  onRetry(): void;
}

/** Says that an answer takes long, and offers to ask anew instead of waiting on. Read out when it appears. */
export function SlowNotice({ isSlow, onRetry }: SlowNoticeProps) {
  return (
    <div className={styles.place}>
      <output>
        {isSlow && (
          <span className={styles.text}>
            <FormattedMessage id="shell.slow.text" />
          </span>
        )}
      </output>
      {isSlow && (
        <Button onClick={onRetry}>
          <FormattedMessage id="shell.slow.retry" />
        </Button>
      )}
    </div>
  );
}
