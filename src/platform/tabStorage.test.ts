import { afterEach, expect, test, vi } from 'vitest';
import { removeTabItem, setTabItem, getTabItem } from './tabStorage';

afterEach(() => {
  vi.restoreAllMocks();
  removeTabItem('scroll');
});

test('a text is kept in the storage of the tab, until it is forgotten', () => {
  setTabItem('scroll', 'text');
  expect(sessionStorage.getItem('scroll')).toBe('text');
  expect(getTabItem('scroll')).toBe('text');
  removeTabItem('scroll');
  expect(getTabItem('scroll')).toBeNull();
});

test('where the browser stores nothing, it is kept while the page lives', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(getTabItem('scroll')).toBeNull();
  setTabItem('scroll', 'text');
  expect(getTabItem('scroll')).toBe('text');
  removeTabItem('scroll');
  expect(getTabItem('scroll')).toBeNull();
  vi.unstubAllGlobals();
});
