import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useTransition, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LinkContext } from '../kit/link/linkContext';
import { useShop } from '../connected/shop/ShopProvider';
import type { Navigate } from './connectShop';
import { PendingContext } from './pendingContext';
import { prefetch } from './prefetch';
import { prefetchSoon } from './prefetchSoon';

interface ShopLinksProps {
  /** Hands the way through the shop to what lives outside React, such as the session. Stable. */
  onNavigation: (navigate: Navigate) => void;
  children: ReactNode;
}

/**
 * How links move through the shop: without reloading the page, and with the screen that is there staying until the next one's
 * code has come.
 */
export function ShopLinks({ onNavigation, children }: ShopLinksProps) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const queryClient = useQueryClient();
  const { context, permissions } = useShop();
  // The router's function is a new one on every screen; links must not re-render for that.
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  // Another customer gets other answers, so what was fetched for the last one doesn't count.
  const watch = useMemo(
    () => prefetchSoon((href) => prefetch(href, queryClient, context, permissions)),
    [queryClient, context, permissions],
  );
  const watching = useRef(watch);
  useEffect(() => {
    watching.current = watch;
    return watch.leave;
  }, [watch]);
  const links = useMemo(
    () => ({
      navigate: (href: string) => {
        watching.current.leave();
        startTransition(() => void latest.current(href));
      },
      come: (href: string) => watching.current.come(href),
      leave: () => watching.current.leave(),
    }),
    [],
  );
  useEffect(() => {
    onNavigation(links.navigate);
  }, [onNavigation, links]);
  return (
    <LinkContext value={links}>
      <PendingContext value={isPending}>{children}</PendingContext>
    </LinkContext>
  );
}
