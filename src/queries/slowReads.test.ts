// @vitest-environment node
import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FetchError } from '../http/errors';
import { createQueryClient } from './client';
import { SlowReads, type Waiting } from './slowReads';

let client: QueryClient;
let reads: SlowReads;
let told: Waiting[];

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient({ onFailure: () => undefined });
  reads = new SlowReads(client, 8_000);
  told = [];
  reads.subscribe(() => told.push(reads.snapshot()));
});

afterEach(() => {
  client.clear();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Shows a read; answers how often it was asked and how to answer it. */
function show(meta: { failure?: 'silent' } = {}, queryKey: readonly unknown[] = ['getOrder', '1']) {
  const answers: ((answer: string) => void)[] = [];
  const queryFn = vi.fn<() => Promise<string>>(() => new Promise((resolve) => answers.push(resolve)));
  const stop = new QueryObserver(client, { queryKey, queryFn, meta }).subscribe(() => undefined);
  return { queryFn, stop, answer: () => answers.at(-1)?.('good') };
}

test('after eight seconds it is said that it takes long, until the answer is there', async () => {
  const { answer } = show();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(reads.snapshot()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(reads.snapshot()).toBe('long');
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(reads.snapshot()).toBeUndefined();
  expect(told).toEqual(['long', undefined]);
});

test('a user who tries again gets another request, and eight more seconds', async () => {
  const { queryFn, answer } = show();
  await vi.advanceTimersByTimeAsync(8_000);
  await reads.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(reads.snapshot()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(reads.snapshot()).toBe('long');
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(client.getQueryData(['getOrder', '1'])).toBe('good');
  expect(reads.snapshot()).toBeUndefined();
});

test('what fails silently, what is read in the background and what nobody shows any more is waited for by nobody', async () => {
  show({ failure: 'silent' }, ['getFooter']);
  client.setQueryData(['listOrders'], 'old');
  show({}, ['listOrders']);
  show({}, ['getOrder', '2']).stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});

test('without a network it is said at once, and what is missing comes by itself with the network', async () => {
  client.mount();
  onlineManager.setOnline(false);
  const { queryFn, answer } = show();
  await vi.advanceTimersByTimeAsync(10);
  expect(queryFn).not.toHaveBeenCalled();
  expect(reads.snapshot()).toBe('offline');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(10);
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['offline', undefined]);
  client.unmount();
});

test('a user who tries again without a network is taken at their word: an answer says that there is one', async () => {
  onlineManager.setOnline(false);
  const { queryFn, answer } = show();
  await vi.advanceTimersByTimeAsync(10);
  await reads.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(onlineManager.isOnline()).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(onlineManager.isOnline()).toBe(true);
  expect(reads.snapshot()).toBeUndefined();
});

test('what fails without a network, when it was tried all the same, fails visibly', async () => {
  onlineManager.setOnline(false);
  const { queryFn } = show();
  queryFn.mockRejectedValue(new FetchError(new TypeError('Failed to fetch')));
  await vi.advanceTimersByTimeAsync(10);
  await reads.retry();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryState(['getOrder', '1'])).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(onlineManager.isOnline()).toBe(false);
  expect(reads.snapshot()).toBeUndefined();
});
