import { queryOptions } from '@tanstack/react-query';
import { ownKey } from './queryKeys';
import type { ShopContext } from './shopContext';

/**
 * Popular searches, as a start for a search. Requested from the search service, so only with the user's consent; a failure is ignored,
 * since nothing depends on it (C§7 search analytics). Completions of typed text come from the backend, which knows the customer's
 * assortment.
 */
export function searchTermsOptions({ tenant, language }: ShopContext) {
  return queryOptions({
    queryKey: ownKey('searchTerms', tenant, language),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // Every head has a search, and few visits ask for its terms: the call comes with its first use.
      const { suggestSearchTerms } = await import('#gen/klevu/search-analytics/suggest-search-terms.ts');
      return suggestSearchTerms({ shopInfo: { tenant, language } }, { signal });
    },
    staleTime: 60 * 60_000,
    retry: false,
    meta: { failure: 'silent' as const },
  });
}
