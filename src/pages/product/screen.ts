import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '../../connected/screen/prefetchIfStale';
import type { ScreenDeclaration } from '../../connected/screen/screen';
import { productOptions } from '../../queries/catalogue';
import { customerOptions } from '../../queries/customer';

export const screen: ScreenDeclaration = {
  path: '/product/:sku',
  shop: 'both',
  title: 'app.title.product',
  access: 'visitor',
  texts: ['product'],
  fetchAhead: (queryClient, { context, params: { sku = '' } }) =>
    Promise.all([
      prefetchIfStale(queryClient, productOptions(context, sku) as FetchQueryOptions),
      // Whom it is delivered to says when it comes.
      prefetchIfStale(queryClient, customerOptions(context) as FetchQueryOptions),
      // How they are read comes with the product's page.
      import('../../queries/productDetails').then(
        ({ productDetailsOptions }) =>
          prefetchIfStale(queryClient, productDetailsOptions(context, { sku, images: [], alcohol: undefined }) as FetchQueryOptions),
        () => undefined,
      ),
    ]),
};
