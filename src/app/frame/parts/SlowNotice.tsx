import { FormattedMessage } from 'react-intl';
import { Button } from '../../../kit/action/Button';
import styles from './SlowNotice.module.css';

interface SlowNoticeProps {
  /** What is being waited for takes unusually `long`, or can't come `offline`; without it nothing is said. */
  waiting?: 'long' | 'offline' | undefined;
  /** Asks again. */
  onRetry(): void;
}

/** Says that an answer takes long, or needs a network, and offers to ask again instead of waiting on. Read out when it appears. */
export function SlowNotice({ waiting, onRetry }: SlowNoticeProps) {
  return (
    <div className={styles.place}>
      <output>
        {waiting && (
          <span className={styles.text}>
            <FormattedMessage id={waiting === 'long' ? 'shell.slow.text' : 'shell.slow.offline'} />
          </span>
        )}
      </output>
      {waiting && (
        <Button onClick={onRetry}>
          <FormattedMessage id="shell.slow.retry" />
        </Button>
      )}
    </div>
  );
}
