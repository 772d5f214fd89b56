// @vitest-environment node
import { focusManager, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#http/ports.ts';
import { createQueryClient } from './client';
import { own } from './context.fixture';
import { invalidateAfter, invalidateTranslated } from './invalidation';
import { dismissRemovedProducts, orderTemplateDetailsOptions } from './orderTemplateDetails';

const someone = { userId: 'anna', username: 'anna.al' };
const options = orderTemplateDetailsOptions(own, 'T1');

let asked: string[];
let status: number;
/** Removed products that the next answer reports once. */
let removed: { sku: string; name: string; displayedProductId: string }[];
let client: QueryClient;

beforeEach(() => {
  asked = [];
  status = 200;
  removed = [];
  client = createQueryClient({ onFailure: () => undefined, pauses: { usual: 0, longestRetryAfter: 0 } });
  client.mount();
  configureHttp({
    token: () => 'T',
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.reject(new Error('no session')),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit = {}) => {
    asked.push(url);
    const told = removed.splice(0);
    await rest();
    signal?.throwIfAborted();
    return Response.json(
      {
        id: 'T1',
        name: 'Buffet',
        customerId: '100',
        creationTime: '2025-11-21T08:00:00Z',
        lastEditedTime: '2025-11-21T08:00:00Z',
        createdBy: someone,
        lastEditedBy: someone,
        createdByUserName: 'anna.al',
        lastEditedByUserName: 'anna.al',
        sharedWith: [],
        shareable: true,
        orderTemplateItems: [],
        removedProducts: told,
      },
      { status },
    );
  });
});

afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

/** Opens the template and waits for the first answer. */
async function open(): Promise<() => void> {
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isPending).toBe(false));
  return stop;
}

const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

test('one-time messages are fetched once while the template is open', async () => {
  const stop = await open();
  expect(client.getQueryData(options.queryKey)?.name).toBe('Buffet');
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  invalidateAfter(client, 'setOrderTemplateItem');
  invalidateTranslated(client);
  const another = await open();
  await rest();
  expect(asked).toHaveLength(1);
  another();
  stop();
});

test('reopening the template fetches them again', async () => {
  (await open())();
  await rest();
  (await open())();
  expect(asked).toHaveLength(2);
});

test('messages for a user who had left by then are shown the next time', async () => {
  removed = [{ sku: '104720', name: 'Himbeeressig', displayedProductId: '104720' }];
  new QueryObserver(client, options).subscribe(() => undefined)();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const stop = await open();
  expect(client.getQueryData(options.queryKey)?.removedProducts.map(({ sku }) => sku)).toEqual(['104720']);
  dismissRemovedProducts(client, own, 'T1');
  stop();
});

test('a failure is not retried automatically', async () => {
  status = 503;
  const stop = await open();
  await rest();
  expect(asked).toHaveLength(1);
  stop();
});

test('without a customer nothing is fetched', () => {
  expect(typeof orderTemplateDetailsOptions({ ...own, customerId: undefined }, 'T1').queryFn).toBe('symbol');
});
