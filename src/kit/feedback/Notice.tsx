import type { ReactNode } from 'react';
import { PageTitle } from '../page/PageTitle';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Message of the screen, as its heading. */
  title: ReactNode;
  /** One or two sentences: what happened and what to do. */
  children: ReactNode;
  /** Drawing above the heading. */
  picture?: ReactNode;
  /** Links or buttons for the next step; the first is the main one. */
  actions?: ReactNode;
  /** `alert` for a failure, so that it is read out at once. */
  role?: 'alert';
}

/** A screen that shows a single message: not found, wrong shop, failed. */
export function Notice({ title, picture, children, actions, role }: NoticeProps) {
  return (
    <section className={styles.notice} {...(role ? { role } : {})}>
      {picture}
      <PageTitle>{title}</PageTitle>
      <div className={styles.text}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
