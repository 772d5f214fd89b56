import type { ComponentProps, ReactNode } from 'react';
import styles from './PageFrame.module.css';
import { PageHead } from './PageHead';

interface PageFrameProps extends ComponentProps<typeof PageHead> {
  /** The screens beside this one: at its left, in wide windows. */
  nav?: ReactNode;
  /** A page of text or of a form: no wider than can be read. */
  isText?: boolean;
  children: ReactNode;
}

/** A screen: its head, and below it what it shows. */
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
