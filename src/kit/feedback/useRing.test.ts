import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRing } from './useRing';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test.each([
  ['of 20 ms, half a second', 20, 480],
  ['of 499 ms, half a second', 499, 1],
  ['of 3 s, no longer than it takes', 3_000, 0],
])('a ring turns for a change %s', (_what, takes, longer) => {
  const { result, rerender } = renderHook(({ isBusy }) => useRing(isBusy), { initialProps: { isBusy: false } });
  expect(result.current).toBe(false);
  rerender({ isBusy: true });
  expect(result.current).toBe(true);
  pass(takes);
  rerender({ isBusy: false });
  expect(result.current).toBe(true);
  pass(Math.max(0, longer - 1));
  expect(result.current).toBe(longer > 0);
  pass(1);
  expect(result.current).toBe(false);
});

test('a new change during the turn restarts the half second', () => {
  const { result, rerender } = renderHook(({ isBusy }) => useRing(isBusy), { initialProps: { isBusy: true } });
  pass(20);
  rerender({ isBusy: false });
  pass(400);
  rerender({ isBusy: true });
  pass(20);
  rerender({ isBusy: false });
  pass(479);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
