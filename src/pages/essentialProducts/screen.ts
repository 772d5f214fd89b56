import type { FetchQueryOptions } from '@tanstack/react-query';
import { prefetchIfStale } from '../../connected/screen/prefetchIfStale';
import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/essential-products',
  title: 'app.title.essentialProducts',
  access: 'customer',
  texts: ['essence', 'ordering'],
  fetchAhead: (queryClient, { context, query }) =>
    // How it is read comes with the first link to it that somebody rests on.
    Promise.all([import('../../queries/essenceList'), import('../../domain/essenceList')]).then(
      ([{ essencePartOptions }, { parseEssenceAddress }]) =>
        prefetchIfStale(queryClient, essencePartOptions(context, parseEssenceAddress(query), 0) as FetchQueryOptions),
      () => undefined,
    ),
};
