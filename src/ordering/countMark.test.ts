import { afterEach, expect, test, vi } from 'vitest';
import { countsOfMark } from '../domain/waitingCount';
import { clearDeviceStorage, hasWaitingCount, onCountMark, readCountMark } from '../session/deviceStorage';
import { markUnkeptCount, markWaitingCounts } from './countMark';

afterEach(() => localStorage.clear());

const count = { key: 'anna/AL/100', lines: 3, begunAt: 1_000 };

test('what waits is marked, told, and gone with the session', () => {
  const heard = vi.fn<() => void>();
  const leave = onCountMark(heard);
  expect(hasWaitingCount()).toBe(false);
  markWaitingCounts([count]);
  expect(hasWaitingCount()).toBe(true);
  expect(countsOfMark(readCountMark())).toEqual([count]);
  markWaitingCounts([]);
  expect(hasWaitingCount()).toBe(false);
  markWaitingCounts([count]);
  clearDeviceStorage();
  expect(hasWaitingCount()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
  markWaitingCounts([count]);
  expect(heard).toHaveBeenCalledTimes(4);
});

test('what the device cannot keep is asked about at the sign-out, and nothing is told of it', () => {
  markUnkeptCount(true);
  expect(hasWaitingCount()).toBe(true);
  expect(countsOfMark(readCountMark())).toEqual([]);
  markUnkeptCount(false);
  expect(hasWaitingCount()).toBe(false);
  markWaitingCounts([count]);
  markUnkeptCount(true);
  markUnkeptCount(false);
  expect(countsOfMark(readCountMark())).toEqual([count]);
});

test.each([
  ['nothing', null, []],
  ['the mark of an older shop', '1', []],
  ['no JSON', 'x{', []],
  ['other things', JSON.stringify([7, null, { key: 'a/AL/1' }, { key: 'a/AL/1', lines: 2, begunAt: 'gestern' }, count]), [count]],
])('of a mark with %s', (_what, text, expected) => {
  expect(countsOfMark(text)).toEqual(expected);
});
