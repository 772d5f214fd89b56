import { expect, test, vi } from 'vitest';
import { restByHand } from './browserRest.fixture';
import { onFirstInteraction } from './onFirstInteraction';

const browser = restByHand();
const rest = () => {
  // The page is idle.
  vi.advanceTimersByTime(1_000);
  browser.rest();
};

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'])(
  '%s is an interaction; the task runs once, and not before the page and the browser are idle',
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

test('a cancelled task never runs, before or after the first interaction', () => {
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
