import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { essenceStateOf, flippedVisibility, type EssenceState } from '../domain/essence';
import { limits } from '../domain/limits';
import type { EssenceVisibility, RecentEssenceItem } from '../gen/models';
import { buyerQuery } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** The calls of the essence list; every list of products asks for them after it has been drawn, so they don't come with the first load. */
const calls = () => import('./essenceCalls');

/** The states of products on the essence list, by sku. */
export type EssenceStates = Readonly<Record<string, EssenceState>>;

const statesOf = (visibilities: readonly EssenceVisibility[]): EssenceStates =>
  Object.fromEntries(visibilities.map((visibility) => [visibility.sku, essenceStateOf(visibility)]));

/**
 * How products stand on the essence list: one query for at most 50 of them each. A failure is only logged (P§8), and the toggles
 * stay as they are while nothing is known.
 */
export function essenceStatesOptions(context: ShopContext, skus: readonly string[]) {
  const chunks = Array.from({ length: Math.ceil(skus.length / limits.skusPerQuery) }, (_, index) =>
    skus.slice(index * limits.skusPerQuery, (index + 1) * limits.skusPerQuery),
  );
  return chunks.map((sku) =>
    queryOptions(
      buyerQuery(context, {
        queryKey: ['listEssenceVisibilities', { sku }, context.tenant, context.customerId] as const,
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await calls()).listEssenceVisibilities(context.tenant, context.customerId ?? '', { sku: [...sku] }, { signal }),
        select: statesOf,
        meta: { failure: 'silent' as const },
      }),
    ),
  );
}

const recentOf = (items: readonly RecentEssenceItem[]) =>
  items
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, limits.recentEssenceItems)
    .map(({ date, quantity, smallestUnit }) => ({ date, quantity, unit: smallestUnit }));

/** The last three purchases of a product, newest first; asked for again after three seconds at the earliest (P§9). */
export const recentPurchasesOptions = (context: ShopContext, sku: string) =>
  queryOptions(
    buyerQuery(context, {
      queryKey: ['listRecentEssenceItemsOfProduct', sku, context.tenant, context.customerId] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await calls()).listRecentEssenceItemsOfProduct(context.tenant, sku, { customerId: context.customerId ?? '' }, { signal }),
      select: recentOf,
      staleTime: limits.recentEssenceThrottle,
      meta: { failure: 'silent' as const },
    }),
  );

/** Milliseconds that an amount waits for what the buyer usually takes, before it goes on without. */
const purchasesPatience = 700;

const largestOf = (items: readonly RecentEssenceItem[]): number | undefined =>
  items.length > 0 ? Math.max(...items.map(({ quantity }) => quantity)) : undefined;

/** The largest of the last three purchases of a product in storage units, if they have been read already. */
export function knownLargestPurchase(
  queryClient: QueryClient,
  context: ShopContext,
  sku: string,
): { readonly largestPurchase: number | undefined } | undefined {
  const items = queryClient.getQueryData<RecentEssenceItem[]>(recentPurchasesOptions(context, sku).queryKey);
  return items && { largestPurchase: largestOf(items) };
}

/** Reads the largest of the last three purchases; undefined where there is none, and where it can't be had in a short time. */
export async function readLargestPurchase(queryClient: QueryClient, context: ShopContext, sku: string): Promise<number | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), purchasesPatience);
  });
  // A failure keeps nobody from ordering; the cache has logged it.
  const read = queryClient.fetchQuery(recentPurchasesOptions(context, sku)).then(
    (items) => largestOf(items),
    () => undefined,
  );
  return Promise.race([read, tooLate]);
}

/** What shows or hides a product on the essence list. */
export interface EssenceChange {
  readonly sku: string;
  readonly isShown: boolean;
}

/** What the server has said last of a product whose flips are under way. */
interface PendingFlip {
  readonly sku: string;
  readonly said: { visibility: EssenceVisibility | undefined };
}

/**
 * Shows or hides a product on the essence list. The click flips it at once, and the calls go out one after another. What the server
 * refuses goes back to what it has said last, with the general message (P§4, P§8), and leaves other flips alone; once none is under
 * way the states round the product are read anew, since an answer can get lost after the flip was stored.
 */
export function essenceChangeOptions(queryClient: QueryClient, { tenant, customerId = '' }: ShopContext) {
  const mutationKey = ['setEssenceVisibility'] as const;
  const readsOf = (sku: string) => ({
    queryKey: ['listEssenceVisibilities'],
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
    mutationFn: async ({ sku, isShown }: EssenceChange) => (await calls()).setEssenceVisibility(tenant, sku, isShown, { customerId }),
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
      // While others are under way the server would tell of the time before them.
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries(readsOf(sku));
    },
    meta: { failure: 'toast' as const },
  });
}
