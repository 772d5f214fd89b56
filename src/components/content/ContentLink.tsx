import type { ReactNode } from 'react';
import { safeLink } from '../../domain/contentLink';
import { AppLink } from '../../kit/link/AppLink';

interface ContentLinkProps {
  /** Address as an editor wrote it. One that leads where a link must not leaves only what is inside. */
  url: string | undefined;
  /** `_blank` opens a window of its own; everything else stays in this one. */
  target?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the editors: inside the shop it moves without a reload, outside it hands nothing over, and a script is none. */
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
