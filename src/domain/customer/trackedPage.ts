import type { TrackedPage } from './trackingEvent';

/**
 * The part of a path that a tracking service may know. Everything below `/my` is the user's own (orders, templates, documents): there
 * it is the pattern instead of the address, so `/my/orders/detail/:orderId`. The same for an address without a screen.
 */
export function trackedPath(pattern: string, pathname: string): string {
  return pattern === '*' ? '/404' : pattern.startsWith('/my') ? pattern : pathname;
}

/**
 * A screen as reported to tracking services (C§7 "page-analytics events").
 *
 * @param screenTitle title of the kind of screen, without its content
 */
export function trackedPage(pattern: string, pathname: string, screenTitle: string, shopTitle: string): TrackedPage {
  return { path: trackedPath(pattern, pathname), title: `${screenTitle} – ${shopTitle}` };
}
