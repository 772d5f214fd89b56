import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForLastingStorage } from './lastingStorage';

const persist = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  localStorage.clear();
  persist.mockReset().mockResolvedValue(true);
});
afterEach(() => vi.unstubAllGlobals());

test('asks once on a device, whatever the browser answers', () => {
  vi.stubGlobal('navigator', { storage: { persist: persist.mockRejectedValue(new Error('no')) } });
  askForLastingStorage();
  askForLastingStorage();
  expect(persist).toHaveBeenCalledOnce();
});

test.each([undefined, {}])('asks nobody where the browser has only %j', (storage) => {
  vi.stubGlobal('navigator', { storage });
  askForLastingStorage();
  expect(localStorage).toHaveLength(0);
});
