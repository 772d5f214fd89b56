import { afterEach, beforeEach, vi } from 'vitest';

/** Lets the tests of a file control idle time and timers by hand. */
export function restByHand(): { rest(): void } {
  /** Pending idle callbacks. */
  let waiting = new Map<number, () => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    let next = 1;
    waiting = new Map();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => {
      waiting.set(next, run);
      return next++;
    });
    vi.stubGlobal('cancelIdleCallback', (id: number) => void waiting.delete(id));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    rest: () => {
      const now = waiting;
      waiting = new Map();
      now.forEach((run) => run());
    },
  };
}
