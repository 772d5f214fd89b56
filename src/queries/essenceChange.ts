import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { flippedVisibility } from '#domain/template/essence.ts';
import { setEssenceVisibility } from '#gen/essence/set-essence-visibility.ts';
import type { EssenceVisibility } from '#gen/models/index.ts';
import { outlivesPage } from '#http/request.ts';
import { callKey } from './queryKeys';
import type { ShopContext } from './shopContext';

/** A change that shows or hides a product on the essence list. */
export interface EssenceChange {
  readonly sku: string;
  readonly isShown: boolean;
}

/** The server's last known state of a product whose flips are under way. */
interface PendingFlip {
  readonly sku: string;
  readonly said: { visibility: EssenceVisibility | undefined };
}

/**
 * Shows or hides a product on the essence list. The click flips it at once, and the calls go out one after another. A refused flip
 * reverts to the server's last known state, with the general message (P§4 essence toggle, P§8 generic failure), and leaves other flips
 * alone. After the last flip the states of the product are refetched, since an answer can get lost after the flip was stored.
 */
export function essenceChangeOptions(queryClient: QueryClient, { tenant, customerId = '' }: ShopContext) {
  const mutationKey = ['setEssenceVisibility'] as const;
  const readsOf = (sku: string) => ({
    queryKey: callKey('listEssenceVisibilities'),
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey.includes(tenant) &&
      queryKey.includes(customerId) &&
      queryKey.some((part) => (part as { sku?: readonly string[] } | undefined)?.sku?.includes(sku)),
  });
  const put = (sku: string, next: (known: EssenceVisibility) => EssenceVisibility) =>
    queryClient.setQueriesData<EssenceVisibility[]>(readsOf(sku), (known) =>
      known?.map((visibility) => (visibility.sku === sku ? next(visibility) : visibility)),
    );
  const flipsUnderWay = (sku: string) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .flatMap(({ state }) => (state.context as PendingFlip | undefined) ?? [])
      .filter((flip) => flip.sku === sku);
  return mutationOptions({
    mutationKey,
    scope: { id: 'setEssenceVisibility' },
    mutationFn: ({ sku, isShown }: EssenceChange) => setEssenceVisibility(tenant, sku, isShown, { customerId }, outlivesPage),
    onMutate: async ({ sku, isShown }): Promise<PendingFlip> => {
      const [earlier] = flipsUnderWay(sku);
      const said = earlier?.said ?? { visibility: undefined };
      if (!earlier) {
        await queryClient.cancelQueries(readsOf(sku));
        const [, known] = queryClient.getQueriesData<EssenceVisibility[]>(readsOf(sku)).find(([, data]) => data !== undefined) ?? [];
        said.visibility = known?.find((visibility) => visibility.sku === sku);
      }
      put(sku, (visibility) => flippedVisibility(visibility, isShown));
      return { sku, said };
    },
    onSuccess: (answer, { sku }, { said }) => {
      said.visibility = answer;
      if (flipsUnderWay(sku).length === 1) put(sku, () => answer);
    },
    onError: (_error, { sku }, flip) => {
      const visibility = flip?.said.visibility;
      if (visibility && flipsUnderWay(sku).length === 1) put(sku, () => visibility);
    },
    onSettled: (_answer, _error, { sku }) => {
      // While other flips are under way, the answer would predate them.
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries(readsOf(sku));
    },
  });
}
