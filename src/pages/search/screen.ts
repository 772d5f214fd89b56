import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '../../connected/screen/prefetchIfStale';
import type { ScreenDeclaration } from '../../connected/screen/screen';
import { searchOptions } from '../../queries/catalogue';
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
      // Read as well, since a user who waits for it has nothing else to do.
      if (answer) options.select?.(answer);
    } catch {
      // The screen reads it again and says that it can't be read; the shop must start all the same.
    }
  },
};
