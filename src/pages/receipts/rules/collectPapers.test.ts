import { expect, test, vi } from 'vitest';
import { collectPapers, type Collecting } from './collectPapers';

/** A reading by hand: each call waits for its answer. */
function byHand(keys: string, rest: Partial<Collecting<string>> = {}) {
  const asked: string[] = [];
  const answers = new Map<string, { arrive(): void; fail(): void }>();
  const files: string[] = [];
  const failures: string[] = [];
  const done = collectPapers<string>({
    keys: Array.from(keys),
    read: (key) => {
      asked.push(key);
      return new Promise((resolve, reject) => {
        answers.set(key, { arrive: () => resolve(`file ${key}`), fail: () => reject(new Error(key)) });
      });
    },
    onFile: (_key, file) => files.push(file),
    onFailure: (key) => failures.push(key),
    stop: new AbortController().signal,
    canGoOn: () => true,
    ...rest,
  });
  return { asked, answers, files, failures, done };
}

test('three are asked for at a time, and a failure leaves the others', async () => {
  const { asked, answers, files, failures, done } = byHand('abcde');
  expect(asked).toEqual(['a', 'b', 'c']);
  answers.get('b')?.fail();
  await vi.waitFor(() => expect(asked).toEqual(['a', 'b', 'c', 'd']));
  answers.get('c')?.arrive();
  await vi.waitFor(() => expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']));
  for (const key of ['a', 'd', 'e']) answers.get(key)?.arrive();
  await done;
  expect([files, failures]).toEqual([['file c', 'file a', 'file d', 'file e'], ['b']]);
});

test('nothing is asked for or reported after it is stopped', async () => {
  const stopping = new AbortController();
  const { asked, answers, files, failures, done } = byHand('abcde', { stop: stopping.signal });
  stopping.abort();
  answers.get('a')?.arrive();
  for (const key of ['b', 'c']) answers.get(key)?.fail();
  await done;
  expect([asked, files, failures]).toEqual([['a', 'b', 'c'], [], []]);
});

test('without a network the rest is not asked for', async () => {
  const { asked, answers, files, failures, done } = byHand('abcde', { canGoOn: () => false });
  answers.get('a')?.fail();
  await vi.waitFor(() => expect(failures).toEqual(['a']));
  for (const key of ['b', 'c']) answers.get(key)?.arrive();
  await done;
  expect([asked, files]).toEqual([
    ['a', 'b', 'c'],
    ['file b', 'file c'],
  ]);
});

test('nothing to collect is collected at once', async () => {
  const { done, files } = byHand('');
  await done;
  expect(files).toEqual([]);
});
