import type { ReactNode } from 'react';
import { AppLink } from '../link/AppLink';
import { buttonLook } from './buttonLook';

interface ButtonLinkProps {
  /** Address inside the shop, from `paths`. */
  href: string;
  /** `primary` once in a view, `quiet` for the rest. */
  tone?: 'primary' | 'quiet';
  children: ReactNode;
}

/** A link that looks like a button: the way on from a page. */
export function ButtonLink({ href, tone, children }: ButtonLinkProps) {
  return (
    <AppLink href={href} className={buttonLook(tone)}>
      {children}
    </AppLink>
  );
}
