import type { TrackedPage } from './trackingEvent';

/**
 * The part of a path that a tracking service may know. What stands below `/my` is the user's own (orders, templates, documents): there the
 * pattern is told and not the address, so `/my/orders/detail/:orderId`. So is an address that no screen has.
 */
export function trackedPath(pattern: string, pathname: string): string {
  return pattern === '*' ? '/404' : pattern.startsWith('/my') ? pattern : pathname;
}

/**
 * A screen as it is reported to tracking services (C§7 "page-analytics events").
 *
 * @param screenTitle what every such screen is called, not what this one shows
 */
export function trackedPage(pattern: string, pathname: string, screenTitle: string, shopTitle: string): TrackedPage {
  return { path: trackedPath(pattern, pathname), title: `${screenTitle} – ${shopTitle}` };
}
