import { afterEach, beforeEach, vi } from 'vitest';

/** Has the tests of a file say when the browser rests, and time passes by their hand alone. */
export function restByHand(): { rest(): void } {
  /** What waits for the browser to rest. */
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
