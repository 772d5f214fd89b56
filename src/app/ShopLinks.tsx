import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useTransition, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LinkContext } from '#kit/link/linkContext.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { useLatest } from '#platform/useLatest.ts';
import type { Navigate } from './connectShop';
import { PendingContext } from './pendingContext';
import { prefetch } from './prefetch';
import { prefetchSoon } from './prefetchSoon';

interface ShopLinksProps {
  /** Hands the router's navigation to code outside React, such as the session. Stable. */
  onNavigation: (navigate: Navigate) => void;
  children: ReactNode;
}

/** Makes links navigate without reloading the page; the present screen stays until the next one's code is there. */
export function ShopLinks({ onNavigation, children }: ShopLinksProps) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const queryClient = useQueryClient();
  const { context, permissions } = useShop();
  // The router's function is a new one on every screen; links must not re-render for that.
  const latest = useLatest(navigate);
  // Another customer gets other answers, so data fetched for the previous one doesn't count.
  const watch = useMemo(
    () => prefetchSoon((href) => prefetch(href, queryClient, context, permissions)),
    [queryClient, context, permissions],
  );
  const watching = useLatest(watch);
  useEffect(() => watch.onLeave, [watch]);
  const links = useMemo(
    () => ({
      navigate: (href: string) => {
        watching.current.onLeave();
        startTransition(() => void latest.current(href));
      },
      come: (href: string) => watching.current.onEnter(href),
      leave: () => watching.current.onLeave(),
    }),
    [latest, watching],
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
