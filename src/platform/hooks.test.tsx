import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useIsMounted } from './useIsMounted';
import { useLatest } from './useLatest';

test('the latest value is that of the last render, under the same reference', () => {
  const { result, rerender } = renderHook((value: number) => useLatest(value), { initialProps: 1 });
  const first = result.current;
  expect(first.current).toBe(1);
  rerender(2);
  expect(result.current).toBe(first);
  expect(first.current).toBe(2);
});

test('a component is there until it is left, also if its effects run twice', () => {
  const { result, rerender, unmount } = renderHook(() => useIsMounted(), { wrapper: StrictMode });
  const isMounted = result.current;
  expect(isMounted()).toBe(true);
  rerender();
  expect(result.current).toBe(isMounted);
  unmount();
  expect(isMounted()).toBe(false);
});
