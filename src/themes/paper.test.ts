import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPaper } from './paper';

/** What the media query says, which browsers bring up to date with the next frame only. */
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

test('A print is told by its events, by the media query, or by both', () => {
  event('beforeprint');
  expect(last()).toBe(true);
  event('afterprint');
  expect(last()).toBe(false);
  change(true);
  expect(last()).toBe(true);
  change(false);
  expect(last()).toBe(false);
});

test('The end of the print before, told late, does not end the one that has begun', () => {
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

test('Nobody is told any more after the end of the watch', () => {
  stop();
  event('beforeprint');
  change(true);
  expect(told).toEqual([]);
});
