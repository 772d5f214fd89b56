import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '#connected/screen/prefetchIfStale.ts';
import type { ScreenDeclaration } from '#connected/screen/screen.ts';
import { productOptions } from '#queries/catalogue.ts';
import { customerOptions } from '#queries/customer.ts';

export const screen: ScreenDeclaration = {
  path: '/product/:sku',
  shop: 'both',
  title: 'app.title.product',
  access: 'visitor',
  texts: ['product'],
  fetchAhead: (queryClient, { context, params: { sku = '' } }) =>
    Promise.all([
      prefetchIfStale(queryClient, productOptions(context, sku) as FetchQueryOptions),
      // The customer decides the delivery day.
      prefetchIfStale(queryClient, customerOptions(context) as FetchQueryOptions),
      // The queries are loaded with the product's page.
      import('#queries/productDetails.ts').then(
        ({ productDetailsOptions }) =>
          prefetchIfStale(queryClient, productDetailsOptions(context, { sku, images: [], alcohol: undefined }) as FetchQueryOptions),
        () => undefined,
      ),
    ]),
};
