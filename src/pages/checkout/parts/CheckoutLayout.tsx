import type { ReactNode } from 'react';
import styles from './CheckoutLayout.module.css';

interface CheckoutLayoutProps {
  /** Heading of the step. */
  title: ReactNode;
  /** Beside the heading: quiet actions of the whole step. */
  actions?: ReactNode;
  /** Where the user is among the steps. */
  steps: ReactNode;
  /** What the step is about. */
  children: ReactNode;
  /** What it comes to, with the main action; to the right on wide windows, below the content on others. */
  aside?: ReactNode;
  /** Name of the aside, for assistive technology. */
  asideLabel?: string;
  /** Main action at the lower edge, within reach of the thumb, where the aside is not beside the content. */
  bar?: ReactNode;
}

/** A step of the order: heading, content, and the sums that stay in view. */
export function CheckoutLayout({ title, actions, steps, children, aside, asideLabel, bar }: CheckoutLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        <div className={styles.steps}>{steps}</div>
      </div>
      <div className={aside === undefined ? styles.single : styles.columns}>
        <div className={styles.content}>{children}</div>
        {aside !== undefined && (
          <aside className={styles.aside} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
      {bar !== undefined && <div className={styles.bar}>{bar}</div>}
    </div>
  );
}
