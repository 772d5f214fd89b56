import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/Icon';
import { AppLink } from '../../kit/link/AppLink';

/** The way back to what a screen was opened from, such as its list. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink href={href}>
      <Icon name="previous" />
      {children}
    </AppLink>
  );
}
