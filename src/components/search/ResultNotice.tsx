import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/Icon';
import styles from './ResultNotice.module.css';

interface ResultNoticeProps {
  /** What to know about the result: a restricted range, or that prices come with signing in. */
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A quiet line above a result. */
export function ResultNotice({ children, action }: ResultNoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>
        <Icon name="info" />
      </span>
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
