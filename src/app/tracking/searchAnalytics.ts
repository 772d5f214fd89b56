import type { TrackingEvent } from '#domain/customer/trackingEvent.ts';
import { reportCheckout, reportOpenedProduct, reportShownResult } from '#queries/searchAnalytics.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/**
 * Reports to search analytics (P§3 "Search-analytics events"), by calls of the shop's own: nothing of it is loaded, so nothing has to be
 * ended, and the reports ask for the consent themselves.
 *
 * @param context who shops where at this moment
 */
export function reportToSearch(event: TrackingEvent, context: () => ShopContext | undefined): void {
  // A click may leave the page.
  if (event.kind === 'productClick') return reportOpenedProduct(event.term, event, event.path);
  // By then everything that changes with the page has changed, customer and shop included.
  queueMicrotask(() => {
    const shopping = context();
    if (!shopping) return;
    if (event.kind === 'search') reportShownResult(shopping, event);
    if (event.kind === 'order') reportCheckout(shopping, event.items);
  });
}
