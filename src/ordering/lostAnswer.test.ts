import { expect, test } from 'vitest';
import { FetchError, ResponseError, SessionUnreachableError } from '#http/errors.ts';
import { isLost, isRefusal, lookupDelays } from './lostAnswer';

test.each([
  [400, true, false],
  [401, true, false],
  [404, true, false],
  [408, false, true],
  [409, true, false],
  [499, true, false],
  [500, false, true],
  [503, false, true],
])('an answer %i is a refusal: %s; the outcome is unknown: %s', (status, refusal, lost) => {
  const error = new ResponseError({ status, path: '/v1/x' });
  expect([isRefusal(error), isLost(error)]).toEqual([refusal, lost]);
});

test('without an answer the outcome is unknown; a local error means that nothing was sent', () => {
  const gone = new FetchError(new TypeError('Failed to fetch'));
  expect([isRefusal(gone), isLost(gone)]).toEqual([false, true]);
  const turnedAway = new SessionUnreachableError(gone);
  expect([isRefusal(turnedAway), isLost(turnedAway)]).toEqual([false, false]);
  const own = new TypeError('undefined is not a function');
  expect([isRefusal(own), isLost(own)]).toEqual([false, false]);
});

test('a request that may still arrive is looked up more than once', () => {
  expect([lookupDelays(), lookupDelays(29_999), lookupDelays(30_000)]).toEqual([[0, 1_000, 2_000], [0, 1_000, 2_000], [0]]);
});
