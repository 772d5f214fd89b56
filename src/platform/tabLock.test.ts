import { afterEach, expect, test, vi } from 'vitest';
import { waitForTabLock, withTabLock } from './tabLock';

afterEach(() => vi.unstubAllGlobals());

const refused = new DOMException('The operation is insecure.', 'SecurityError');

test('where the browser refuses locks the work is done all the same, once', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } });
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  await expect(withTabLock('order', work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledOnce();
  await expect(waitForTabLock('order')).resolves.toBeUndefined();
});

test('work that fails under the lock is not done again', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, _how: object, then: (lock: object) => unknown) => then({}) } });
  const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('lost')));
  await expect(withTabLock('order', work)).rejects.toThrow('lost');
  expect(work).toHaveBeenCalledOnce();
});
