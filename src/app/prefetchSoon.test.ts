import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchSoon } from './prefetchSoon';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a link is prefetched on resting, but not on passing over it', () => {
  const fetch = vi.fn<(href: string) => void>();
  const links = prefetchSoon(fetch);
  links.onEnter('/search?query=reis');
  vi.advanceTimersByTime(60);
  links.onLeave();
  links.onEnter('/product/1');
  links.onEnter('/product/2');
  vi.advanceTimersByTime(1000);
  expect(fetch.mock.calls).toEqual([['/product/2']]);
});

test('a link is prefetched once, and again only after five minutes', () => {
  const fetch = vi.fn<(href: string) => void>();
  const links = prefetchSoon(fetch);
  const rest = () => {
    links.onEnter('/product/1');
    vi.advanceTimersByTime(100);
    links.onLeave();
  };
  rest();
  rest();
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * 60_000);
  rest();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the link under the pointer is prefetched even if the focus returns to an earlier link', () => {
  const fetch = vi.fn<(href: string) => void>();
  const links = prefetchSoon(fetch);
  links.onEnter('/product/1');
  vi.advanceTimersByTime(100);
  links.onLeave();
  links.onEnter('/search?category=130000');
  links.onEnter('/product/1');
  vi.advanceTimersByTime(100);
  expect(fetch.mock.calls).toEqual([['/product/1'], ['/search?category=130000']]);
});

test('nothing is prefetched for a user who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const fetch = vi.fn<(href: string) => void>();
  prefetchSoon(fetch).onEnter('/product/1');
  vi.advanceTimersByTime(1000);
  expect(fetch).not.toHaveBeenCalled();
});
