import { queryOptions } from '@tanstack/react-query';
import { getSuggestSearchTermsQueryOptions } from '../gen/klevu/search-analytics/suggest-search-terms';
import type { ShopContext } from './shopContext';

/**
 * What is looked for often, to begin a search with. Asked of the search service, so only where the user has agreed to it; a failure
 * is passed over, since nothing depends on it (C§7). What goes on from typed text is the backend's to suggest, which knows the
 * customer's assortment.
 */
export function searchTermsOptions({ tenant, language }: ShopContext) {
  return queryOptions({
    ...getSuggestSearchTermsQueryOptions({ shopInfo: { tenant, language } }),
    staleTime: 60 * 60_000,
    retry: false,
    meta: { failure: 'silent' as const },
  });
}
