import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAfterFirstPaint } from './useAfterFirstPaint';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a part is painted once the frame after its first rendering is over', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { result, rerender } = renderHook(() => useAfterFirstPaint());
  rerender();
  expect(result.current).toBe(false);
  frames.splice(0).forEach((frame) => frame(0));
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(frames).toEqual([]);
});
