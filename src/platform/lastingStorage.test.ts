import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForLastingStorage, isClearedAfterAWeek } from './lastingStorage';

const persist = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  localStorage.clear();
  persist.mockReset().mockResolvedValue(true);
});
afterEach(() => vi.unstubAllGlobals());

test('asks once per device, whatever the browser answers', () => {
  vi.stubGlobal('navigator', { storage: { persist: persist.mockRejectedValue(new Error('no')) } });
  askForLastingStorage();
  askForLastingStorage();
  expect(persist).toHaveBeenCalledOnce();
});

test.each([undefined, {}])('does not ask if the browser has only %j', (storage) => {
  vi.stubGlobal('navigator', { storage });
  askForLastingStorage();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['Apple Computer, Inc.', false, true],
  ['Apple Computer, Inc.', true, false],
  ['Google Inc.', false, false],
  ['', false, false],
])('%j clears storage, on the home screen %j: %j', (vendor, isInstalled, isCleared) => {
  vi.stubGlobal('navigator', { vendor });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isInstalled && query === '(display-mode: standalone)' }));
  expect(isClearedAfterAWeek()).toBe(isCleared);
});
