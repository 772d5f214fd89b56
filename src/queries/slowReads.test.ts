// @vitest-environment node
import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FetchError } from '#http/errors.ts';
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

test('after eight seconds a slow read is announced, until the answer arrives', async () => {
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

test('a retry by the user sends a new request, with eight more seconds', async () => {
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

test('silent, background and unmounted reads are never announced as slow', async () => {
  show({ failure: 'silent' }, ['getFooter']);
  client.setQueryData(['listOrders'], 'old');
  show({}, ['listOrders']);
  show({}, ['getOrder', '2']).stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});

test('without a network that is announced at once, and missing data loads once it returns', async () => {
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

test('a retry without a network is sent: an answer proves that there is one', async () => {
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

test('a retry that fails without a network fails visibly', async () => {
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
