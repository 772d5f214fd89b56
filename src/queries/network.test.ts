import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FetchError, ResponseError } from '#http/errors.ts';
import { createQueryClient } from './client';
import { watchNetwork } from './network';

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient({ onFailure: () => undefined });
  stop = watchNetwork(client);
});

afterEach(() => {
  stop();
  client.clear();
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets a read fail with a given state of `navigator.onLine`; returns the state of the read. */
async function fails(error: Error, isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  const leave = new QueryObserver(client, { queryKey: ['getOrder', '1'], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  const state = client.getQueryState(['getOrder', '1']);
  leave();
  return state;
}

test('A read without an answer waits for the network if the browser reports it offline', async () => {
  expect(await fails(new FetchError(new TypeError('Failed to fetch')), false)).toMatchObject({ status: 'pending', fetchStatus: 'paused' });
  expect(onlineManager.isOnline()).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
});

test.each([
  ['the browser knows of a network', new FetchError(new TypeError('Failed to fetch')), true],
  ['the backend has answered', new ResponseError({ status: 500, path: '/v1/order' }), false],
])('It fails if %s', async (_case, error, isOnline) => {
  expect(await fails(error, isOnline)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(onlineManager.isOnline()).toBe(true);
});
