// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetServerTime, onCorrection, onLeap, serverNow, stopwatch, takeServerTime } from './serverClock';

/** Times of the device's clock and of `performance` at the start. */
const start = Date.parse('2026-11-24T12:00:00.000Z');
let date: number;
let steady: number;

/** Time passes, on both clocks alike where the device is awake. */
function pass(milliseconds: number, slept = 0): void {
  date += milliseconds + slept;
  steady += milliseconds;
}

beforeEach(() => {
  date = start;
  steady = 5_000;
  vi.spyOn(Date, 'now').mockImplementation(() => date);
  vi.spyOn(performance, 'now').mockImplementation(() => steady);
  forgetServerTime();
});

afterEach(() => {
  vi.restoreAllMocks();
  forgetServerTime();
});

/** An answer that arrives after a number of milliseconds. */
function answer(said: string, { took = 0, ...headers }: { took?: number; [header: string]: string | number } = {}): void {
  const sentAt = stopwatch();
  pass(took);
  takeServerTime(new Headers({ Date: said, ...(headers as Record<string, string>) }), sentAt);
}

const told = () => new Date(serverNow()).toISOString();

test("before the first answer the device's time applies", () => {
  expect(told()).toBe('2026-11-24T12:00:00.000Z');
  date = Date.parse('2026-11-24T09:00:00.000Z');
  expect(told()).toBe('2026-11-24T09:00:00.000Z');
});

test.each([
  ['three hours fast', 'Tue, 24 Nov 2026 09:00:00 GMT', {}, '2026-11-24T09:00:00.500Z'],
  ['three hours slow', 'Tue, 24 Nov 2026 15:00:00 GMT', {}, '2026-11-24T15:00:00.500Z'],
  ['a day off', 'Mon, 23 Nov 2026 12:00:00 GMT', {}, '2026-11-23T12:00:00.500Z'],
  // Half of the round trip of two seconds has passed since it was sent.
  ['fast, after two seconds', 'Tue, 24 Nov 2026 09:00:00 GMT', { took: 2_000 }, '2026-11-24T09:00:01.500Z'],
  ['fast, kept for a minute by a cache on the way', 'Tue, 24 Nov 2026 09:00:00 GMT', { Age: '60' }, '2026-11-24T09:01:00.500Z'],
  // Differences below the resolution of a second, or within the duration of a slow answer, are ignored.
  ['right', 'Tue, 24 Nov 2026 12:00:00 GMT', {}, '2026-11-24T12:00:00.000Z'],
  ['right, said while the answer took', 'Tue, 24 Nov 2026 12:00:07 GMT', { took: 20_000 }, '2026-11-24T12:00:20.000Z'],
  ['without a time', '', {}, '2026-11-24T12:00:00.000Z'],
  ['with an unreadable time', 'tomorrow', {}, '2026-11-24T12:00:00.000Z'],
  // Valid for the browser's parser, but no HTTP date.
  ['with a number', '0', {}, '2026-11-24T12:00:00.000Z'],
  ['with a day', '2026-11-20', {}, '2026-11-24T12:00:00.000Z'],
  ['with a time without a zone', 'Tue, 24 Nov 2026 09:00:00', {}, '2026-11-24T12:00:00.000Z'],
  ['fast, with an age that is none', 'Tue, 24 Nov 2026 09:00:00 GMT', { Age: '1e99' }, '2026-11-24T09:00:00.500Z'],
  ['fast, with an age below nothing', 'Tue, 24 Nov 2026 09:00:00 GMT', { Age: '-3600' }, '2026-11-24T09:00:00.500Z'],
])('a device that is %s', (_case, said, how, expected) => {
  answer(said, how);
  expect(told()).toBe(expected);
});

test('the device continues as a stop-watch, through clock changes backwards and sleep', () => {
  answer('Tue, 24 Nov 2026 09:00:00 GMT');
  pass(60_000);
  expect(told()).toBe('2026-11-24T09:01:00.500Z');
  // The network sets the clock right while the page is open.
  date -= 3 * 3_600_000;
  pass(1_000);
  expect(told()).toBe('2026-11-24T09:01:01.500Z');
  pass(1_000, 3_600_000);
  expect(told()).toBe('2026-11-24T10:01:02.500Z');
});

test('a clock that is set ahead looks like sleep; it is reported, and the next answer corrects it', async () => {
  answer('Tue, 24 Nov 2026 09:00:00 GMT');
  await Promise.resolve();
  const leapt = vi.fn<() => void>();
  const corrected = vi.fn<() => void>();
  const stops = [onLeap(leapt), onCorrection(corrected)];
  date += 3_600_000;
  serverNow();
  serverNow();
  await Promise.resolve();
  expect(leapt).toHaveBeenCalledTimes(1);
  answer('Tue, 24 Nov 2026 09:00:01 GMT');
  await Promise.resolve();
  expect(corrected).toHaveBeenCalledTimes(1);
  expect(told()).toBe('2026-11-24T09:00:01.500Z');
  for (const stop of stops) stop();
  date += 3_600_000;
  serverNow();
  await Promise.resolve();
  expect(leapt).toHaveBeenCalledTimes(1);
});

test.each([
  ['max-age=300', { 'Cache-Control': 'max-age=300' }, false],
  ['Expires', { Expires: 'Tue, 24 Nov 2026 10:00:00 GMT' }, false],
  ['Last-Modified alone', { 'Last-Modified': 'Tue, 24 Nov 2026 08:00:00 GMT' }, false],
  ['no-store', { 'Cache-Control': 'no-cache, no-store, max-age=0', Expires: '0' }, true],
  ['nothing about caches', {}, true],
])('an answer with %s and an earlier time is accepted only if no cache can have stored it', (_case, headers, isBelieved) => {
  answer('Tue, 24 Nov 2026 09:00:00 GMT');
  answer('Tue, 24 Nov 2026 08:30:00 GMT', headers);
  expect(told()).toBe(isBelieved ? '2026-11-24T08:30:00.500Z' : '2026-11-24T09:00:00.500Z');
});

test('an answer that may be cached is better than the device alone', () => {
  answer('Tue, 24 Nov 2026 09:00:00 GMT', { 'Cache-Control': 'max-age=300' });
  expect(told()).toBe('2026-11-24T09:00:00.500Z');
});
