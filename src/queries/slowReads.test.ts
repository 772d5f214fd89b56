// @vitest-environment node
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './client';
import { SlowReads } from './slowReads';

let client: QueryClient;
let reads: SlowReads;
let told: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient({ onFailure: () => undefined });
  reads = new SlowReads(client, 8_000);
  told = [];
  reads.subscribe(() => told.push(reads.snapshot()));
});

afterEach(() => {
  client.clear();
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
  expect(reads.snapshot()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads.snapshot()).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(reads.snapshot()).toBe(false);
  expect(told).toEqual([true, false]);
});

test('whoever tries again gets another request, and eight more seconds', async () => {
  const { queryFn, answer } = show();
  await vi.advanceTimersByTimeAsync(8_000);
  await reads.retry();
  await vi.advanceTimersByTimeAsync(10);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(reads.snapshot()).toBe(false);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(reads.snapshot()).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(client.getQueryData(['getOrder', '1'])).toBe('good');
  expect(reads.snapshot()).toBe(false);
});

test('what fails silently, what is read in the background and what nobody shows any more is waited for by nobody', async () => {
  show({ failure: 'silent' }, ['getFooter']);
  client.setQueryData(['listOrders'], 'old');
  show({}, ['listOrders']);
  show({}, ['getOrder', '2']).stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});
