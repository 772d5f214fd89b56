import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThrottledHint } from './throttledHint';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('over the rows of a list only one hint is fetched every three seconds, the one open then', () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const open = () => renderHook(useThrottledHint, { wrapper });
  const first = open();
  pass(0);
  expect(first.result.current).toBe(true);
  first.unmount();
  pass(1_000);
  const second = open();
  pass(500);
  expect(second.result.current).toBe(false);
  second.unmount();
  const third = open();
  pass(1_499);
  expect(third.result.current).toBe(false);
  pass(1);
  expect(third.result.current).toBe(true);
  third.unmount();
  pass(3_000);
  const later = open();
  pass(0);
  expect(later.result.current).toBe(true);
  later.unmount();
});
