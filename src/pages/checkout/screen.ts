import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '../../connected/screen/prefetchIfStale';
import type { ScreenDeclaration } from '../../connected/screen/screen';
import { isBuyer } from '../../queries/shopContext';

export const screen: ScreenDeclaration = {
  path: '/checkout/*',
  shop: 'both',
  title: 'app.title.checkout',
  access: 'customer',
  texts: ['ordering', 'forms'],
  // The frame keeps the cart up to date; it is only asked for where it isn't known at all.
  fetchAhead: async (queryClient, { context }) => {
    if (!isBuyer(context)) return;
    // The cart's engine comes with the shop, not with what asks for data before it.
    const { cartOptions } = await import('../../cart/cartOptions');
    await prefetchIfStale(queryClient, { ...(cartOptions(queryClient, context) as FetchQueryOptions), staleTime: Infinity });
  },
};
