import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './ResultNotice.module.css';

interface ResultNoticeProps {
  /** The notice: a restricted range, or that prices need a sign-in. */
  children: ReactNode;
  /** A link or button at its end. */
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
