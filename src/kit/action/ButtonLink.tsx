import type { ReactNode, Ref } from 'react';
import { AppLink } from '../link/AppLink';
import { buttonLook } from './buttonLook';

interface ButtonLinkProps {
  /** Address inside the shop, from `paths`. */
  href: string;
  /** `primary` once in a view, `quiet` for the rest, `plain` inside text and lists. */
  tone?: 'primary' | 'quiet' | 'plain';
  /** `small` in rows and headers. */
  size?: 'regular' | 'small';
  /** Fills the width of its container. */
  isWide?: boolean;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/** A link that looks like a button, for the next step from a page. */
export function ButtonLink({ href, tone, size, isWide, ref, children }: ButtonLinkProps) {
  return (
    <AppLink ref={ref} href={href} className={buttonLook(tone, size, isWide)}>
      {children}
    </AppLink>
  );
}
