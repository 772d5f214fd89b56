import { useEffect, useMemo, useRef, useTransition, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LinkContext } from '../components/link/linkContext';
import { PendingContext } from './pendingContext';
import { prefetchScreen } from './prefetchScreen';

/** Goes to an address of the shop without loading the page anew. */
export type Navigate = (href: string) => void;

interface ShopLinksProps {
  /** Hands the way through the shop to what lives outside React, such as the session. Stable. */
  onNavigation: (navigate: Navigate) => void;
  children: ReactNode;
}

/**
 * How links move through the shop: without loading the page anew, and with the screen that is there staying until the next one's
 * code has come.
 */
export function ShopLinks({ onNavigation, children }: ShopLinksProps) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  // The router's function is a new one on every screen; links must not re-render for that.
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const links = useMemo(() => ({
    navigate: (href: string) => startTransition(() => void latest.current(href)),
    prefetch: prefetchScreen,
  }), []);
  useEffect(() => {
    onNavigation(links.navigate);
  }, [onNavigation, links]);
  return (
    <LinkContext value={links}>
      <PendingContext value={isPending}>{children}</PendingContext>
    </LinkContext>
  );
}
