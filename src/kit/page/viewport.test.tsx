import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test("printing does not change the layout of the window, although queries then report the paper's width", async () => {
  let width = 1440;
  let isOnPaper = false;
  const all = new EventTarget();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          const [, side, pixels] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
          if (side === undefined) return isOnPaper;
          return side === 'min' ? width >= Number(pixels) : width <= Number(pixels);
        },
        addEventListener: (name: string, listener: EventListener) => all.addEventListener(name, listener),
        removeEventListener: (name: string, listener: EventListener) => all.removeEventListener(name, listener),
      }) as MediaQueryList,
  );
  vi.resetModules();
  const { useViewport } = await import('./viewport');
  const { result, unmount } = renderHook(useViewport);
  const become = (pixels: number, printed: boolean) =>
    act(() => {
      width = pixels;
      isOnPaper = printed;
      all.dispatchEvent(new Event('change'));
    });
  expect(result.current).toBe('large');
  become(718, true);
  expect(result.current).toBe('large');
  become(1440, false);
  expect(result.current).toBe('large');
  become(390, false);
  expect(result.current).toBe('mobile');
  unmount();
});
