import type { ReactNode } from 'react';
import { AppLink } from '#kit/link/AppLink.tsx';
import type { ShellLink } from './shellLink';

interface EditorLinkProps {
  link: ShellLink;
  className?: string | undefined;
  /** Instead of the link's own caption. */
  children?: ReactNode;
  /** The link was followed. */
  onClick?(): void;
}

/** A link that editors placed: inside the shop it moves without a reload, outside it hands nothing over. */
export function EditorLink({ link, className, children, onClick }: EditorLinkProps) {
  const { caption, href, isOutside, inNewWindow } = link;
  const common = { className, ...(onClick ? { onClick } : {}), ...(inNewWindow ? { target: '_blank' } : {}) };
  return isOutside ? (
    <a {...common} href={href} rel="noopener noreferrer">
      {children ?? caption}
    </a>
  ) : (
    <AppLink {...common} href={href}>
      {children ?? caption}
    </AppLink>
  );
}
