import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import styles from './SlowNotice.module.css';

interface SlowNoticeProps {
  /** The reads take unusually `long`, or are paused `offline`; omit for no message. */
  waiting?: 'long' | 'offline' | undefined;
  /** Asks again. */
  onRetry(): void;
}

/** Says that an answer is slow, or needs the network, and offers a retry. Read out when it appears. */
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
