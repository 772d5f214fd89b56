import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { AppLink } from '../link/AppLink';
import styles from './BackLink.module.css';

/** A link back, for instance to the list that a screen was opened from. Part of the page's head; on the phone only its arrow is shown. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink href={href} className={styles.back}>
      <Icon name="previous" size="small" />
      <span>{children}</span>
    </AppLink>
  );
}
