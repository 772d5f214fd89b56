import { expect, test } from 'vitest';
import { inTurns } from './turns';

test('runs so many tasks at once, the others as they came; one that was aborted meanwhile is skipped, and a failed one frees its place', async () => {
  const run = inTurns(2);
  const started: number[] = [];
  const ends = new Map<number, { resolve(): void; reject(error: Error): void }>();
  const begin = (id: number, signal = new AbortController().signal) =>
    run(() => {
      started.push(id);
      return new Promise<number>((resolve, reject) => ends.set(id, { resolve: () => resolve(id), reject }));
    }, signal);
  const left = new AbortController();
  const [first, second, third, fourth] = [begin(1), begin(2), begin(3, left.signal), begin(4)];
  expect(started).toEqual([1, 2]);
  left.abort();
  ends.get(1)?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect(third).rejects.toThrow(/abort/i);
  expect(started).toEqual([1, 2, 4]);
  ends.get(2)?.resolve();
  ends.get(4)?.resolve();
  expect(await Promise.all([second, fourth])).toEqual([2, 4]);
  const fifth = begin(5);
  expect(started).toEqual([1, 2, 4, 5]);
  ends.get(5)?.resolve();
  expect(await fifth).toBe(5);
});
