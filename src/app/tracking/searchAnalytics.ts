import { reportCheckout, reportOpenedProduct, reportShownResult } from '../../queries/searchAnalytics';
import type { ShopContext } from '../../queries/shopContext';
import type { StartTracker } from './tracker';

/**
 * Search analytics (P§3 "Search-analytics events"), by calls of the shop's own: nothing of it is loaded.
 *
 * @param context who shops where at this moment
 */
export function searchAnalytics(context: () => ShopContext | undefined): StartTracker {
  return () => ({
    hear: (event) => {
      // A click may leave the page.
      if (event.kind === 'productClick') return reportOpenedProduct(event.term, event, event.path);
      // Whatever else changes together with the page has changed then, who shops where among it.
      queueMicrotask(() => {
        const shopping = context();
        if (!shopping) return;
        if (event.kind === 'search') reportShownResult(shopping, event);
        if (event.kind === 'order') reportCheckout(shopping, event.items);
      });
    },
    stop: () => undefined,
  });
}
