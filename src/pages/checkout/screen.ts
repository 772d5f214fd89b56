import type { FetchQueryOptions } from '@tanstack/react-query';
import { cartOptions } from '../../cart/cartOptions';
import { askFor } from '../../connected/screen/askFor';
import type { ScreenDeclaration } from '../../connected/screen/screen';
import { isBuyer } from '../../queries/shopContext';

export const screen: ScreenDeclaration = {
  path: '/checkout/*',
  shop: 'both',
  title: 'app.title.checkout',
  access: 'customer',
  texts: ['ordering'],
  // The frame keeps the cart up to date; it is only asked for where it isn't known at all.
  fetchAhead: async (queryClient, { context }) => {
    if (isBuyer(context)) await askFor(queryClient, { ...(cartOptions(queryClient, context) as FetchQueryOptions), staleTime: Infinity });
  },
};
