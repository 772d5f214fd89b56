import type { ReactNode } from 'react';
import { PageTitle } from '../page/PageTitle';
import styles from './Notice.module.css';

interface NoticeProps {
  /** What this screen says, as its heading. */
  title: ReactNode;
  /** One or two sentences: what happened and what to do. */
  children: ReactNode;
  /** A drawing above it. */
  picture?: ReactNode;
  /** The ways on; the first is the main one. */
  actions?: ReactNode;
  /** `alert` when it tells of a failure, so that it is read out at once. */
  role?: 'alert';
}

/** A whole screen that has only one thing to say: not found, wrong shop, failed. */
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
