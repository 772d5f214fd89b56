import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchSoon } from './prefetchSoon';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a link that is rested on is fetched, one that is passed over is not', () => {
  const fetch = vi.fn<(href: string) => void>();
  const links = prefetchSoon(fetch);
  links.come('/search?query=reis');
  vi.advanceTimersByTime(60);
  links.leave();
  links.come('/product/1');
  links.come('/product/2');
  vi.advanceTimersByTime(1000);
  expect(fetch.mock.calls).toEqual([['/product/2']]);
});

test('a link is fetched once, and again only after five minutes', () => {
  const fetch = vi.fn<(href: string) => void>();
  const links = prefetchSoon(fetch);
  const rest = () => {
    links.come('/product/1');
    vi.advanceTimersByTime(100);
    links.leave();
  };
  rest();
  rest();
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * 60_000);
  rest();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what the pointer rests on is fetched, although the focus comes back to a link that was fetched before', () => {
  const fetch = vi.fn<(href: string) => void>();
  const links = prefetchSoon(fetch);
  links.come('/product/1');
  vi.advanceTimersByTime(100);
  links.leave();
  links.come('/search?category=130000');
  links.come('/product/1');
  vi.advanceTimersByTime(100);
  expect(fetch.mock.calls).toEqual([['/product/1'], ['/search?category=130000']]);
});

test('nothing is fetched for somebody who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const fetch = vi.fn<(href: string) => void>();
  prefetchSoon(fetch).come('/product/1');
  vi.advanceTimersByTime(1000);
  expect(fetch).not.toHaveBeenCalled();
});
