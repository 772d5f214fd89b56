import { afterEach, expect, test, vi } from 'vitest';
import { removeTabItem, setTabItem, getTabItem } from './tabStorage';

afterEach(() => {
  vi.restoreAllMocks();
  removeTabItem('key');
});

test('a text is kept in the storage of the tab, until it is forgotten', () => {
  setTabItem('key', 'text');
  expect(sessionStorage.getItem('key')).toBe('text');
  expect(getTabItem('key')).toBe('text');
  removeTabItem('key');
  expect(getTabItem('key')).toBeNull();
});

test('where the browser stores nothing, it is kept while the page lives', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(getTabItem('key')).toBeNull();
  setTabItem('key', 'text');
  expect(getTabItem('key')).toBe('text');
  removeTabItem('key');
  expect(getTabItem('key')).toBeNull();
  vi.unstubAllGlobals();
});
