import type { ReactNode } from 'react';
import type { PageAction, PageActionList } from '#kit/page/pageAction.ts';
import { PageHead } from '#kit/page/PageHead.tsx';
import styles from './CheckoutLayout.module.css';

interface CheckoutLayoutProps {
  title: ReactNode;
  /** Controls that change the view of the step. */
  tools?: ReactNode;
  /** The way on, for a step without totals. */
  primary?: PageAction | undefined;
  /** Actions for the whole step; the next step's button is beside the totals. */
  actions?: PageActionList | undefined;
  /** The progress of the steps. */
  steps: ReactNode;
  /** For whom is ordered, below the heading. */
  customer?: ReactNode;
  children: ReactNode;
  /** Total with the main action; at the right in wide windows, below the content in others. */
  aside?: ReactNode;
  /** Accessible name of the aside. */
  asideLabel?: string;
  /** Further content, which may load late: below the lines, or below the totals if these aren't beside the lines. */
  below?: ReactNode;
  /** Main action at the bottom, within reach of the thumb, in windows where the aside isn't beside the content. */
  bar?: ReactNode;
}

/** A step of the order: heading, content, and sticky totals. */
export function CheckoutLayout({
  title,
  tools,
  primary,
  actions,
  steps,
  customer,
  children,
  aside,
  asideLabel,
  below,
  bar,
}: CheckoutLayoutProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} aside={steps} tools={tools} primary={primary} actions={actions} />
      {customer}
      <div className={aside === undefined ? styles.single : styles.columns}>
        <div className={styles.content}>{children}</div>
        {aside !== undefined && (
          <aside className={styles.aside} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </div>
      {bar !== undefined && <div className={styles.bar}>{bar}</div>}
    </div>
  );
}
