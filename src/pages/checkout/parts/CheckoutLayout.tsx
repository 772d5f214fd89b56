import type { ReactNode } from 'react';
import type { PageActionList } from '../../../kit/page/pageAction';
import { PageHead } from '../../../kit/page/PageHead';
import styles from './CheckoutLayout.module.css';

interface CheckoutLayoutProps {
  /** Heading of the step. */
  title: ReactNode;
  /** What changes how the step is shown. */
  tools?: ReactNode;
  /** What can be done with the whole step; the way on stands beside its sums. */
  actions?: PageActionList | undefined;
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
export function CheckoutLayout({ title, tools, actions, steps, children, aside, asideLabel, bar }: CheckoutLayoutProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} aside={steps} tools={tools} actions={actions} />
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
