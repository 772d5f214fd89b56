import { expect, test, vi } from 'vitest';
import { restByHand } from './browserRest.fixture';
import { onScrollIdle } from './onScrollIdle';

const { rest } = restByHand();
const scroll = () => window.dispatchEvent(new Event('scroll'));

test('the task runs once, after scrolling has stopped and the browser is idle', () => {
  const run = vi.fn<() => void>();
  onScrollIdle(run);
  rest();
  vi.advanceTimersByTime(249);
  rest();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledTimes(1);
  scroll();
  vi.advanceTimersByTime(1_000);
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

test('scrolling postpones it, even if only the idle callback is missing and the browser is idle between frames', () => {
  const run = vi.fn<() => void>();
  onScrollIdle(run);
  for (let frame = 0; frame < 20; frame += 1) {
    scroll();
    vi.advanceTimersByTime(200);
    rest();
  }
  vi.advanceTimersByTime(50);
  scroll();
  rest();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a scrolling list counts, too', () => {
  const run = vi.fn<() => void>();
  const list = document.body.appendChild(document.createElement('div'));
  onScrollIdle(run);
  vi.advanceTimersByTime(200);
  list.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  rest();
  expect(run).not.toHaveBeenCalled();
  list.remove();
});

test('a cancelled task never runs, before or after scrolling has stopped', () => {
  const run = vi.fn<() => void>();
  onScrollIdle(run)();
  vi.advanceTimersByTime(1_000);
  rest();
  const callOff = onScrollIdle(run);
  vi.advanceTimersByTime(250);
  callOff();
  scroll();
  vi.advanceTimersByTime(1_000);
  rest();
  expect(run).not.toHaveBeenCalled();
});
