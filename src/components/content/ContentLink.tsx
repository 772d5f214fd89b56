import type { ReactNode } from 'react';
import { safeLink } from '#domain/content/contentLink.ts';
import { AppLink } from '#kit/link/AppLink.tsx';

interface ContentLinkProps {
  /** Address as the editor wrote it. If it is not allowed as a link, only the children are rendered. */
  url: string | undefined;
  /** `_blank` opens a new window; any other value stays in this one. */
  target?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An editorial link. Inside the shop it navigates without a reload; outside it passes no opener or referrer; scripts are no links. */
export function ContentLink({ url, target, className, children }: ContentLinkProps) {
  const safe = safeLink(url, window.location.origin);
  if (!safe) return className === undefined ? children : <span className={className}>{children}</span>;
  const common = { href: safe.href, className, ...(target === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {}) };
  return safe.isOutside ? (
    <a {...common} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <AppLink {...common}>{children}</AppLink>
  );
}
