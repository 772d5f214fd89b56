import { screensAt } from './screenAt';

/** Fetches the code of the screen behind an address, so that going there needs no waiting. A failure shows when it is gone there. */
export function prefetchScreen(href: string): void {
  const { pathname } = new URL(href, window.location.origin);
  for (const screen of screensAt(pathname)) screen.page().catch(() => undefined);
}
