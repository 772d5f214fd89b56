import { readConsent } from '#domain/customer/consent.ts';
import type { Product } from '#domain/product/product.ts';
import type { TrackedItem } from '#domain/customer/trackingEvent.ts';
import { reportProductCheckout } from '#gen/klevu/search-analytics/report-product-checkout.ts';
import { reportProductClick } from '#gen/klevu/search-analytics/report-product-click.ts';
import { reportSearch } from '#gen/klevu/search-analytics/report-search.ts';
import { consentCookies } from '#session/consentCookies.ts';
import type { ShopContext } from './shopContext';

/** Sends a report when the user has agreed to it. A failure is logged and changes nothing (P§8 "Silent failures"). */
function send(report: (options: { keepalive: true }) => Promise<void>): void {
  if (!readConsent(consentCookies()).searchAnalytics) return;
  // It has to arrive even when the page is left by the same click.
  report({ keepalive: true }).catch((error: unknown) => {
    console.warn('searchAnalytics:', error instanceof Error ? error.message : error);
  });
}

/** Reports the products of a placed order (P§3 "Search-analytics events"): only lines that have a price. */
export function reportCheckout({ tenant, language }: ShopContext, ordered: readonly TrackedItem[]): void {
  const items = ordered.map(({ sku, unit, salePrice }) => ({ productId: sku, unit, salePrice, currency: 'EUR' as const }));
  send((options) => reportProductCheckout({ shopInfo: { tenant, language }, items }, options));
}

/** The type of query reported if the search service sends none: all words, as long as there are hits. */
const usualTypeOfQuery = 'AND';

/** The search that was reported last, with who searched where. */
let lastSearch: string | undefined;

/** A result on the screen. */
export interface ShownResult {
  /** The search words. */
  readonly term: string;
  /** Products found, on all pages. */
  readonly total: number;
  /** How the words were combined, if the result says so. */
  readonly typeOfQuery: string | undefined;
}

/**
 * Reports a search (P§3 "Search-analytics events"), once per search. Filters, sort and pages of a result, and returning to it, don't
 * count as a search. A new one is another term, the same term for another customer or shop, or the same term after another one.
 * Browsing without words is no search.
 */
export function reportShownResult(
  { tenant, customerId, shop }: ShopContext,
  { term, total, typeOfQuery = usualTypeOfQuery }: ShownResult,
): void {
  const search = JSON.stringify([tenant, customerId, shop.kind === 'fair' ? shop.fairCode : '', term]);
  if (term === '' || search === lastSearch || !readConsent(consentCookies()).searchAnalytics) return;
  lastSearch = search;
  send((options) => reportSearch({ term, totalResults: total, typeOfQuery }, options));
}

/** Reports that a product was opened out of the result of a search (P§3 "Search-analytics events"), with its address in the shop. */
export function reportOpenedProduct(term: string, { sku, name }: Pick<Product, 'sku' | 'name'>, productUrl: string): void {
  if (term === '') return;
  send((options) => reportProductClick({ productId: sku, keywords: term, productName: name, productUrl }, options));
}
