import { afterEach, expect, test, vi } from 'vitest';
import { forgetForTab, keepForTab, keptForTab } from './tabStorage';

afterEach(() => {
  vi.restoreAllMocks();
  forgetForTab('key');
});

test('a text is kept in the storage of the tab, until it is forgotten', () => {
  keepForTab('key', 'text');
  expect(sessionStorage.getItem('key')).toBe('text');
  expect(keptForTab('key')).toBe('text');
  forgetForTab('key');
  expect(keptForTab('key')).toBeNull();
});

test('where the browser stores nothing, it is kept while the page lives', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(keptForTab('key')).toBeNull();
  keepForTab('key', 'text');
  expect(keptForTab('key')).toBe('text');
  forgetForTab('key');
  expect(keptForTab('key')).toBeNull();
  vi.unstubAllGlobals();
});
