import { matchRoutes, type RouteObject } from 'react-router';

/** Fetches the code of the screen behind an address, so that going there needs no waiting. A failure shows when it is gone there. */
export function prefetchScreen(routes: RouteObject[], href: string): void {
  const { pathname } = new URL(href, window.location.origin);
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}
