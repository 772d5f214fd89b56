import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '#connected/screen/prefetchIfStale.ts';
import type { ScreenDeclaration } from '#connected/screen/screen.ts';
import { isBuyer } from '#queries/shopContext.ts';

export const screen: ScreenDeclaration = {
  path: '/checkout/*',
  shop: 'both',
  title: 'app.title.checkout',
  access: 'customer',
  texts: ['ordering', 'forms'],
  // The frame keeps the cart up to date; it is fetched only if it isn't known at all.
  fetchAhead: async (queryClient, { context }) => {
    if (!isBuyer(context)) return;
    // The cart's engine is loaded with the shop, not with code that prefetches data.
    const { cartOptions } = await import('#cart/cartOptions.ts');
    await prefetchIfStale(queryClient, { ...(cartOptions(queryClient, context) as FetchQueryOptions), staleTime: Infinity });
  },
};
