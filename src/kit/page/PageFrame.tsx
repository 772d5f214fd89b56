import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** Heading of the screen. */
  title: ReactNode;
  /** The screens beside this one, above everything; not printed. */
  above?: ReactNode;
  /** The way back, above the heading. */
  back?: ReactNode;
  /** Tools or actions beside the heading; not printed. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The screens around orders: heading, actions, content. */
export function PageFrame({ title, above, back, actions, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      {above !== undefined && <div className={styles.above}>{above}</div>}
      <div className={styles.header}>
        <div>
          {back !== undefined && <div className={styles.back}>{back}</div>}
          <h1 className={styles.title}>{title}</h1>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
