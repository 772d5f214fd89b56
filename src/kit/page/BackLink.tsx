import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { AppLink } from '../link/AppLink';
import styles from './BackLink.module.css';

/** The way back to what a screen was opened from, such as its list; for the head of the page, where on the phone its arrow is enough. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink href={href} className={styles.back}>
      <Icon name="previous" size="small" />
      <span>{children}</span>
    </AppLink>
  );
}
