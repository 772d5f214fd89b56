import { queryOptions } from '@tanstack/react-query';
import type { ShopContext } from './shopContext';

/**
 * What is looked for often, to begin a search with. Asked of the search service, so only where the user has agreed to it; a failure
 * is passed over, since nothing depends on it (C§7). What goes on from typed text is the backend's to suggest, which knows the
 * customer's assortment.
 */
export function searchTermsOptions({ tenant, language }: ShopContext) {
  return queryOptions({
    queryKey: ['suggestSearchTerms', tenant, language] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // Every head has a search, and few visits ask for its terms: the call comes with its first use.
      const { suggestSearchTerms } = await import('../gen/klevu/search-analytics/suggest-search-terms');
      return suggestSearchTerms({ shopInfo: { tenant, language } }, { signal });
    },
    staleTime: 60 * 60_000,
    retry: false,
    meta: { failure: 'silent' as const },
  });
}
