import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPaper } from './paper';

/** State of the media query, which browsers update only with the next frame. */
let paper: EventTarget & { matches: boolean };
let told: boolean[];
let stop: () => void;

beforeEach(() => {
  paper = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(paper as unknown as MediaQueryList);
  told = [];
  stop = watchPaper((isOnPaper) => told.push(isOnPaper));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const change = (matches: boolean) => {
  paper.matches = matches;
  paper.dispatchEvent(new Event('change'));
};
const event = (name: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(name));
const last = () => told.at(-1);

test('A print is detected by its events, by the media query, or by both', () => {
  event('beforeprint');
  expect(last()).toBe(true);
  event('afterprint');
  expect(last()).toBe(false);
  change(true);
  expect(last()).toBe(true);
  change(false);
  expect(last()).toBe(false);
});

test('A late end of the previous print does not end the current one', () => {
  event('beforeprint');
  change(false);
  expect(last()).toBe(true);
  change(true);
  event('afterprint');
  expect(last()).toBe(false);
  event('beforeprint');
  change(false);
  expect(last()).toBe(true);
});

test('No subscriber is notified after the watch has ended', () => {
  stop();
  event('beforeprint');
  change(true);
  expect(told).toEqual([]);
});
