import { useEffect, type MouseEvent } from 'react';
import type { Product } from '../../domain/product';
import type { SearchPage } from '../../domain/searchResult';
import { paths } from '../../paths';
import type { ShopContext } from '../../queries/shopContext';
import { getCookie } from '../../session/cookies';

type Reports = typeof import('../../queries/searchAnalytics');

/** Fetches the code of the reports only when there is a consent; it asks for the consent itself, too. What fails is only logged. */
function withReports(use: (reports: Reports) => void): void {
  if (getCookie('consentSearchAnalytics') !== true) return;
  import('../../queries/searchAnalytics').then(use).catch((error: unknown) => console.warn('searchAnalytics:', error));
}

function productAt(href: string | null, { groups, promoted }: SearchPage, { shop }: ShopContext): Product | undefined {
  const isThere = ({ sku }: Product) => paths.product(sku, shop) === href;
  if (promoted && isThere(promoted)) return promoted;
  for (const { products } of groups) {
    const found = products.find(isThere);
    if (found) return found;
  }
  return undefined;
}

/**
 * Reports a search's result to search analytics once it is shown, and which of its products are opened (P§3 "Search-analytics
 * events"). Returns what hears of the clicks within the result, also those into a new tab; suggestions are no result yet.
 *
 * @param query what was searched for; nothing is reported of browsing without
 * @param page the result, once it is there
 */
export function useSearchReports(context: ShopContext, query: string, page: SearchPage | undefined): (event: MouseEvent) => void {
  const term = query.trim();
  const total = page?.total;
  const typeOfQuery = page?.typeOfQuery;
  useEffect(() => {
    if (term === '' || total === undefined) return;
    withReports(({ reportShownResult }) => reportShownResult(context, { term, total, typeOfQuery }));
  }, [context, term, total, typeOfQuery]);
  return ({ target, button }) => {
    const link = target instanceof Element && button < 2 ? target.closest('a[href]') : null;
    if (!link || !page || term === '') return;
    const href = link.getAttribute('href');
    const product = productAt(href, page, context);
    if (product && href !== null) withReports(({ reportOpenedProduct }) => reportOpenedProduct(term, product, href));
  };
}
