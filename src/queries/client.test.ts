import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FetchError, ResponseError } from '#http/errors.ts';
import { usualTimeLimits } from '#http/ports.ts';
import { createQueryClient, shouldRetry, retryDelayMs, defaultDelays, type CallFailure, type CallMeta } from './client';
import { clearCustomerScoped, invalidateTranslated } from './invalidation';

const failures: CallFailure[] = [];
let client: QueryClient;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  failures.length = 0;
  warn.mockClear();
  client = createQueryClient({ onFailure: (failure) => failures.push(failure) });
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

const answer = (status: number, retryAfter?: number) => new ResponseError({ status, path: '/v1/x', retryAfter });
const conflict = (code: string) => new ResponseError({ status: 409, path: '/v1/x', problem: { code } });
const offline = new FetchError(new TypeError('offline'));

/** Reads until success or final failure; returns the number of requests. */
async function read(errors: readonly Error[], meta: CallMeta = {}, queryKey: readonly unknown[] = ['getFooter']) {
  const left = [...errors];
  let calls = 0;
  const read = client.fetchQuery({
    queryKey,
    retry: shouldRetry,
    meta,
    queryFn: () => {
      calls += 1;
      const error = left.shift();
      return error ? Promise.reject(error) : Promise.resolve('good');
    },
  });
  const outcome = read.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { calls, outcome: await outcome };
}

test.each([
  ['no answer', offline],
  ['500', answer(500)],
  ['503', answer(503)],
  ['429', answer(429)],
])('a read that fails with %s is repeated at most once', async (_case, error) => {
  expect(await read([error])).toEqual({ calls: 2, outcome: 'good' });
  expect(failures).toEqual([]);
  expect((await read([error, error], {}, ['getHeader'])).calls).toBe(2);
  expect(failures).toHaveLength(1);
});

test.each([400, 401, 403, 404, 409, 422])('a read that fails with %i is not repeated', async (status) => {
  expect((await read([answer(status)])).calls).toBe(1);
});

test('Retry-After is respected unless it is too long', () => {
  expect(retryDelayMs(answer(429, 3))).toBe(3000);
  expect(shouldRetry(0, answer(503, 5))).toBe(true);
  expect(shouldRetry(0, answer(503, 6))).toBe(false);
});

test('retry pauses are randomised', () => {
  expect(retryDelayMs(offline, defaultDelays, 0)).toBe(500);
  expect(retryDelayMs(offline, defaultDelays, 0.5)).toBe(625);
});

test('a read takes at most 35 seconds', () => {
  expect(2 * usualTimeLimits.read + Math.max(defaultDelays.longestRetryAfter, 1.5 * defaultDelays.usual)).toBeLessThanOrEqual(35_000);
});

test('the pauses are configurable', async () => {
  client = createQueryClient({ onFailure: (failure) => failures.push(failure), pauses: { usual: 10, longestRetryAfter: 0 } });
  const asked = vi.fn<() => Promise<unknown>>(() => Promise.reject(offline));
  const stop = new QueryObserver(client, { queryKey: ['getFooter'], queryFn: asked }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(15);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(shouldRetry(0, answer(503, 1), { usual: 10, longestRetryAfter: 0 })).toBe(false);
  stop();
});

async function write(error: Error, meta?: CallMeta): Promise<number> {
  let calls = 0;
  const observer = new MutationObserver(client, {
    mutationKey: ['addLabel'],
    mutationFn: () => {
      calls += 1;
      return Promise.reject(error);
    },
    ...(meta && { meta }),
  });
  await observer.mutate().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return calls;
}

test('a mutation is never repeated, and its failure is a toast by default', async () => {
  expect(await write(offline)).toBe(1);
  expect(await write(answer(500), { failure: 'inline', messageId: 'label.failed' })).toBe(1);
  expect(failures).toMatchObject([
    { policy: 'toast', error: offline },
    { policy: 'inline', meta: { messageId: 'label.failed' } },
  ]);
});

test('no toast is shown between the end of a session and the login', async () => {
  await write(answer(401));
  expect(failures).toMatchObject([{ policy: 'silent' }]);
});

test.each([
  ['a silent read', () => read([answer(404)], {}, ['getHeader']), 'silent'],
  ['a read that says so in its place', () => read([answer(404)], {}, ['getOrder', '1']), 'inline'],
  ['a read of no operation', () => read([answer(404)], {}, ['compareOrders']), 'inline'],
  ['a read whose screen deviates', () => read([answer(404)], { failure: 'toast' }, ['getHeader']), 'toast'],
] as const)('the displayed failure follows the operation: %s', async (_case, fail, policy) => {
  await fail();
  expect(failures).toMatchObject([{ policy }]);
});

test('silent failures are logged once', async () => {
  await read([answer(404)], { failure: 'silent' });
  await read([answer(404)], { failure: 'silent' });
  expect(warn.mock.calls).toEqual([['getFooter: status 404']]);
  expect(failures.map(({ policy }) => policy)).toEqual(['silent', 'silent']);
});

/** Counts how often a query on the screen is asked. */
function show(queryKey: readonly unknown[]) {
  const asked = vi.fn<() => Promise<unknown>>(() => Promise.resolve(queryKey[0]));
  const stop = new QueryObserver(client, { queryKey, queryFn: asked }).subscribe(() => undefined);
  return { asked, stop };
}

test('catalogue answers are fresh for five minutes, constants for ever, the cart never', async () => {
  const age = (key: readonly unknown[], milliseconds: number) => {
    client.setQueryData(key, 'kept', { updatedAt: Date.now() - milliseconds });
    const query = client.getQueryCache().find({ queryKey: key });
    const { staleTime } = client.defaultQueryOptions({ queryKey: key });
    return query?.isStaleByTime(typeof staleTime === 'function' ? staleTime(query) : staleTime);
  };
  expect(age(['searchProducts', {}], 299_000)).toBe(false);
  expect(age(['searchProducts', {}], 301_000)).toBe(true);
  expect(age(['getTools'], 86_400_000)).toBe(false);
  expect(age(['getCart', '100', 'AL'], 1)).toBe(true);
});

test('a successful call invalidates only the data that it changed', async () => {
  const [skus, footer] = [show(['listLabelSkus', 'AL']), show(['getFooter'])];
  await vi.advanceTimersByTimeAsync(10);
  await new MutationObserver(client, { mutationKey: ['addLabel'], mutationFn: () => Promise.resolve() }).mutate();
  await vi.advanceTimersByTimeAsync(10);
  expect(skus.asked).toHaveBeenCalledTimes(2);
  expect(footer.asked).toHaveBeenCalledTimes(1);
});

test('a failure because a fair has ended refetches the fair, once each time; other failures do not', async () => {
  const fair = show(['getFair', 'herbst']);
  await vi.advanceTimersByTimeAsync(10);
  await read([conflict('fairInactive')], {}, ['searchOnlineFairProducts']);
  expect(fair.asked).toHaveBeenCalledTimes(2);
  await write(conflict('fairInactive'));
  expect(fair.asked).toHaveBeenCalledTimes(3);
  // Without a body there is only the status to go by.
  await read([answer(409)], {}, ['browseQuantityHistory']);
  expect(fair.asked).toHaveBeenCalledTimes(4);
  await read([answer(404)], {}, ['searchProducts']);
  await write(conflict('alreadyExists'));
  expect(fair.asked).toHaveBeenCalledTimes(4);
  fair.stop();
});

test("a fair that can't be read because it has ended is not refetched for ever", async () => {
  const asked = vi.fn<() => Promise<unknown>>(() => Promise.reject(conflict('fairInactive')));
  const stop = new QueryObserver(client, { queryKey: ['getFair', 'herbst'], queryFn: asked }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test('a switch of customer removes prices, carts and orders, and keeps content', async () => {
  const [search, footer] = [show(['searchProducts', {}]), show(['getFooter'])];
  await vi.advanceTimersByTimeAsync(10);
  client.setQueryData(['getCart', '100', 'AL'], 'cart of 100');
  client.setQueryData(['listCustomers', {}], 'all customers');
  clearCustomerScoped(client);
  expect(client.getQueryData(['searchProducts', {}])).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10);
  expect(client.getQueryData(['getCart', '100', 'AL'])).toBeUndefined();
  expect(client.getQueryData(['listCustomers', {}])).toBe('all customers');
  expect(search.asked).toHaveBeenCalledTimes(2);
  expect(footer.asked).toHaveBeenCalledTimes(1);
});

test('a switch of language refetches names and texts, which stay visible meanwhile', async () => {
  const search = show(['searchProducts', {}]);
  await vi.advanceTimersByTimeAsync(10);
  client.setQueryData(['getTools'], 'config');
  invalidateTranslated(client);
  expect(client.getQueryData(['searchProducts', {}])).toBe('searchProducts');
  await vi.advanceTimersByTimeAsync(10);
  expect(search.asked).toHaveBeenCalledTimes(2);
  expect(client.getQueryState(['getTools'])?.isInvalidated).toBe(false);
});
