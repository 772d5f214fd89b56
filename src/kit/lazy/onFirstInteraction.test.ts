import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from './onFirstInteraction';

/** What waits for the browser to rest. */
let waiting = new Map<number, () => void>();
const rest = () => {
  // The page stands still.
  vi.advanceTimersByTime(1_000);
  const now = waiting;
  waiting = new Map();
  now.forEach((run) => run());
};

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

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'])(
  '%s is a sign; it is done once, and not before the page and the browser rest',
  (sign) => {
    const run = vi.fn<() => void>();
    onFirstInteraction(run);
    rest();
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(run).not.toHaveBeenCalled();
    rest();
    window.dispatchEvent(new Event(sign));
    rest();
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('what was called off is never done, before the first sign or after it', () => {
  const run = vi.fn<() => void>();
  onFirstInteraction(run)();
  window.dispatchEvent(new Event('wheel'));
  rest();
  const callOff = onFirstInteraction(run);
  window.dispatchEvent(new Event('wheel'));
  callOff();
  rest();
  expect(run).not.toHaveBeenCalled();
});
