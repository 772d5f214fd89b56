import type { ComponentProps, ReactNode } from 'react';
import styles from './PageFrame.module.css';
import { PageHead } from './PageHead';

interface PageFrameProps extends ComponentProps<typeof PageHead> {
  /** Navigation to sibling screens, at the left in wide windows. */
  nav?: ReactNode;
  /** A page of text or a form: limited to a readable width. */
  isText?: boolean;
  children: ReactNode;
}

/** A screen: its head and its content. */
export function PageFrame({ nav, isText = false, children, ...head }: PageFrameProps) {
  const page = (
    <div className={`${styles.page} ${isText ? styles.text : ''}`}>
      <PageHead {...head} />
      {children}
    </div>
  );
  if (nav === undefined) return page;
  return (
    <div className={styles.withNav}>
      {nav}
      {page}
    </div>
  );
}
