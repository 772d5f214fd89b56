import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '#connected/screen/prefetchIfStale.ts';
import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/essential-products',
  title: 'app.title.essentialProducts',
  access: 'customer',
  texts: ['essence', 'ordering'],
  fetchAhead: (queryClient, { context, query }) =>
    // Its code is loaded with the first link to it that the user hovers.
    Promise.all([import('#queries/essenceList.ts'), import('#domain/template/essenceList.ts')]).then(
      ([{ essencePartOptions }, { parseEssenceAddress }]) =>
        prefetchIfStale(queryClient, essencePartOptions(context, parseEssenceAddress(query), 0) as FetchQueryOptions),
      () => undefined,
    ),
};
