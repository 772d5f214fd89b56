import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { faults, openFetchBackend } from '#mocks/fetch.fixture.ts';
import type { EssenceState } from '#domain/template/essence.ts';
import { getGetEssencePeriodQueryOptions } from '#gen/essence/get-essence-period.ts';
import { getSetEssencePeriodMutationOptions } from '#gen/essence/set-essence-period.ts';
import type { GroupedSearchResult } from '#gen/models/index.ts';
import { changeEssence, essenceStatesOptions } from './essence';
import { essencesToLabelsOptions } from './essenceLabels';
import { essencePartOptions, knownEssenceList, readWholeEssenceList } from './essenceList';
import { invalidateAfter } from './invalidation';
import { failures, installBackend, openTab, own, until } from './faults.fixture';

const backend = installBackend(() => openFetchBackend());
const all = { filter: 'all', query: '' } as const;

/** The first products of the list, with a subscriber to their stars. */
async function openStars(client: QueryClient) {
  const list = new QueryObserver(client, essencePartOptions(own, all, 0) as never);
  list.subscribe(() => undefined);
  await until(() => list.getCurrentResult().isSuccess);
  const skus = (list.getCurrentResult().data as { groups: readonly { products: readonly { sku: string }[] }[] }).groups
    .flatMap(({ products }) => products.map(({ sku }) => sku))
    .slice(0, 3);
  const [options] = essenceStatesOptions(own, skus);
  const stars = new QueryObserver(client, options as never);
  stars.subscribe(() => undefined);
  await until(() => stars.getCurrentResult().isSuccess);
  const states = () => stars.getCurrentResult().data as Readonly<Record<string, EssenceState>>;
  const stateOf = (place: number) => states()[skus[place] ?? ''];
  /** The states that the first star has shown in sequence; an instant answer leaves no time to sample it. */
  const seen = [stateOf(0)];
  stars.subscribe(() => seen.at(-1) !== stateOf(0) && seen.push(stateOf(0)));
  return { skus, stateOf, seen };
}

/** Presses a star, as a row does. */
function flip(client: QueryClient, sku: string | undefined, isShown: boolean) {
  void changeEssence(client, own, sku ?? '', isShown);
}

describe('a toggle that is refused', () => {
  test.each(faults)('%s: it is reverted, and the general message is shown', async (fault) => {
    const { client } = openTab();
    const { skus, seen } = await openStars(client);
    backend.current.scenario = `setEssenceVisibility=${fault}`;
    flip(client, skus[0], false);
    await until(() => failures.length > 0);
    expect(failures).toMatchObject([{ policy: fault === '401' ? 'silent' : 'toast' }]);
    expect(seen).toEqual(['shown', 'hidden', 'shown']);
  });
});

test('a toggle whose answer was lost shows the stored state', async () => {
  const { client } = openTab();
  const { skus, stateOf } = await openStars(client);
  expect(stateOf(0)).toBe('shown');
  backend.current.scenario = 'setEssenceVisibility=lost';
  flip(client, skus[0], false);
  await until(() => failures.length > 0);
  await until(() => stateOf(0) === 'hidden');
});

test('two simultaneous toggles: the one that fails leaves the other unchanged', async () => {
  const { client } = openTab();
  const { skus, stateOf, seen } = await openStars(client);
  backend.current.scenario = 'setEssenceVisibility=held,setEssenceVisibility=500';
  flip(client, skus[0], false);
  await until(() => stateOf(0) === 'hidden');
  flip(client, skus[1], false);
  await until(() => stateOf(1) === 'hidden');
  expect(seen).toEqual(['shown', 'hidden']);
  backend.current.scenario = '';
  backend.current.release('setEssenceVisibility');
  await until(() => failures.length > 0 && client.isMutating() === 0);
  expect([stateOf(0), stateOf(1), stateOf(2)]).toEqual(['shown', 'hidden', 'shown']);
});

test('two toggles of one product are sent one after the other, and the last one counts', async () => {
  const { client } = openTab();
  const { skus, stateOf } = await openStars(client);
  backend.current.scenario = 'setEssenceVisibility=held';
  flip(client, skus[0], false);
  await until(() => stateOf(0) === 'hidden');
  flip(client, skus[0], true);
  await until(() => stateOf(0) === 'shown');
  backend.current.release('setEssenceVisibility');
  await until(() => client.isMutating() === 0);
  expect(backend.current.callsOf('setEssenceVisibility')).toHaveLength(2);
  expect(stateOf(0)).toBe('shown');
  backend.current.scenario = '';
  const again = openTab();
  expect((await openStars(again.client)).stateOf(0)).toBe('shown');
});

test('after a toggle the visible list is unchanged, and refetched when it is opened again', async () => {
  const { client } = openTab();
  const { skus, stateOf } = await openStars(client);
  const { queryKey } = essencePartOptions(own, all, 0);
  const reads = backend.current.callsOf('browseCustomerEssentialProducts').length;
  flip(client, skus[0], false);
  await until(() => stateOf(0) === 'hidden' && client.isMutating() === 0);
  expect(backend.current.callsOf('browseCustomerEssentialProducts')).toHaveLength(reads);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test.each(['submitCart', 'submitSubshopCart'] as const)(
  'after an order (%s) the list, searches in it and the stars are stale',
  async (submission) => {
    const { client } = openTab();
    const { skus } = await openStars(client);
    await client.fetchQuery(essencePartOptions(own, { filter: 'shown', query: 'käse' }, 0) as never);
    client.setQueryData(['searchProductsV2', { filter: { essential: 'IGNORE' } }, 'AL'], {});
    const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
    const [stars] = essenceStatesOptions(own, skus);
    // Reads without subscribers are only marked stale.
    client
      .getQueryCache()
      .getAll()
      .forEach((query) => query.observers.slice().forEach((observer) => query.removeObserver(observer)));
    invalidateAfter(client, submission);
    expect(isStale(essencePartOptions(own, all, 0).queryKey)).toBe(true);
    expect(isStale(essencePartOptions(own, { filter: 'shown', query: 'käse' }, 0).queryKey)).toBe(true);
    expect(isStale(stars?.queryKey ?? [])).toBe(true);
    expect(isStale(['searchProductsV2', { filter: { essential: 'IGNORE' } }, 'AL'])).toBe(false);
  },
);

describe('another period', () => {
  test.each(faults)('%s: it fails without a retry, and the stored period stays', async (fault) => {
    const { client } = openTab();
    expect(await client.fetchQuery(getGetEssencePeriodQueryOptions(own.tenant, own.customerId) as never)).toEqual({
      showEssenceForDays: 365,
    });
    backend.current.scenario = `setEssencePeriod=${fault}`;
    const change = new MutationObserver(client, getSetEssencePeriodMutationOptions());
    void change.mutate({ tenant: own.tenant, customerId: own.customerId, data: { showEssenceForDays: 183 } }).catch(() => undefined);
    await until(() => change.getCurrentResult().isError);
    expect(failures).toMatchObject([{ policy: 'inline' }]);
    backend.current.scenario = '';
    expect(await client.fetchQuery({ ...getGetEssencePeriodQueryOptions(own.tenant, own.customerId), staleTime: 0 } as never)).toEqual({
      showEssenceForDays: 365,
    });
  });

  test('it is stored, and the visible list is refetched', async () => {
    const { client } = openTab();
    await openStars(client);
    const reads = backend.current.callsOf('browseCustomerEssentialProducts').length;
    const change = new MutationObserver(client, getSetEssencePeriodMutationOptions());
    void change.mutate({ tenant: own.tenant, customerId: own.customerId, data: { showEssenceForDays: 1 } });
    await until(() => change.getCurrentResult().isSuccess);
    await until(() => client.isFetching() === 0);
    expect(backend.current.callsOf('browseCustomerEssentialProducts').length).toBeGreaterThan(reads);
  });
});

describe('adding all to the label list', () => {
  const put = (client: QueryClient) => {
    const labels = new MutationObserver(client, essencesToLabelsOptions(client, own) as never);
    void labels.mutate('shown' as never).catch(() => undefined);
    return () => labels.getCurrentResult();
  };

  test.each(faults)('%s: it fails, and the next press adds each product once', async (fault) => {
    const { client } = openTab();
    backend.current.scenario = `addAllEssencesToLabels=${fault}`;
    const failed = put(client);
    await until(() => failed().isError);
    expect(failures).toMatchObject([{ policy: 'inline' }]);
    backend.current.scenario = '';
    const first = put(client);
    await until(() => first().isSuccess);
    const { added, total } = first().data as unknown as { added: number; total: number };
    expect(added).toBeGreaterThan(0);
    const second = put(client);
    await until(() => second().isSuccess);
    expect(second().data).toEqual({ added: 0, total });
  });

  test('if the earlier content is unknown, they are added all the same', async () => {
    const { client } = openTab();
    backend.current.scenario = 'listLabelSkus=400';
    const result = put(client);
    await until(() => result().isSuccess);
    expect(result().data).toMatchObject({ added: undefined });
  });
});

test('for printing the whole list is read, each part once', async () => {
  const { client } = openTab();
  const known = () => {
    const { groups, missing } = knownEssenceList(client, own, all);
    return { groups, missing, products: groups.reduce((sum, group) => sum + group.products.length, 0) };
  };
  expect(known()).toEqual({ groups: [], missing: 0, products: 0 });
  let isWhole = false;
  void readWholeEssenceList(client, own, all).then(() => {
    isWhole = true;
  });
  await until(() => isWhole);
  const { groups, missing, products } = known();
  expect([missing, products > 0]).toEqual([0, true]);
  // Each category is there once.
  expect(new Set(groups.map(({ category }) => category?.id)).size).toBe(groups.length);
  const calls = backend.current.callsOf('browseCustomerEssentialProducts').length;
  expect(calls).toBe(Math.ceil(products / 100));
  // A user who prints before all parts have been read is told how much is missing.
  const { queryKey } = essencePartOptions(own, all, 0);
  const read = client.getQueryData<GroupedSearchResult>(queryKey);
  const page = { size: 100, number: 0, totalPages: 2, totalElements: products + 5 };
  client.setQueryData(queryKey, read && { ...read, page });
  expect(known()).toMatchObject({ missing: 5, products });
});
