import { expect, test, vi } from 'vitest';
import { restByHand } from './browserRest.fixture';
import { onFirstInteraction } from './onFirstInteraction';

const browser = restByHand();
const rest = () => {
  // The page stands still.
  vi.advanceTimersByTime(1_000);
  browser.rest();
};

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
