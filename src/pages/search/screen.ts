import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '#connected/screen/prefetchIfStale.ts';
import type { ScreenDeclaration } from '#connected/screen/screen.ts';
import { searchOptions } from '#queries/catalogue.ts';
import { readSearchAddress } from './searchAddress';

export const screen: ScreenDeclaration = {
  path: '/search',
  shop: 'both',
  title: 'app.title.search',
  access: 'visitor',
  fetchAhead: async (queryClient, { context, query, permissions }) => {
    const { state, suppliers } = readSearchAddress(query, context, permissions.canSeePrices);
    const options = searchOptions(context, state, suppliers);
    await prefetchIfStale(queryClient, options as FetchQueryOptions);
    const answer = queryClient.getQueryData(options.queryKey);
    try {
      // Evaluated here too, since a user who waits for it has nothing else to do.
      if (answer) options.select?.(answer);
    } catch {
      // The screen requests it again and reports the failure; the shop must start nevertheless.
    }
  },
};
