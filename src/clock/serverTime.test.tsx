import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetServerTime, stopwatch, takeServerTime } from './serverClock';
import { useToday } from './serverTime';

beforeEach(() => {
  // Half an hour before midnight in Vienna, by the device.
  vi.useFakeTimers({ now: new Date('2026-11-24T22:30:00Z') });
  forgetServerTime();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetServerTime();
});

test('today becomes tomorrow at midnight in Vienna, also on an idle screen', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-24');
  act(() => void vi.advanceTimersByTime(29 * 60_000));
  expect(result.current).toBe('2026-11-24');
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(result.current).toBe('2026-11-25');
});

test("today is the server's day, whatever the device's clock says", async () => {
  const { result } = renderHook(useToday);
  await act(async () => takeServerTime(new Headers({ Date: 'Wed, 18 Nov 2026 09:00:00 GMT' }), stopwatch()));
  expect(result.current).toBe('2026-11-18');
});
