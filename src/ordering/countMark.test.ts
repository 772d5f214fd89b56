import { afterEach, expect, test, vi } from 'vitest';
import { emptyCount } from '../domain/inventoryCount';
import { countsOfMark, isOlderMark } from '../domain/waitingCount';
import { clearDeviceStorage, hasWaitingCount, onCountMark, readCountMark } from '../session/deviceStorage';
import { markUnkeptCount, markWaitingCounts } from './countMark';
import { nothingKept } from './countStorage';
import { renewCountMark } from './waitingCounts';

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

test('what the device cannot keep is asked about at the sign-out, and nothing is said of it', () => {
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

test('a count that an older shop has kept is told as soon as the shop starts, not after its next change', async () => {
  localStorage.setItem('count-waits', '1');
  expect(isOlderMark(readCountMark())).toBe(true);
  const heard = vi.fn<() => void>();
  const leave = onCountMark(heard);
  const lines = [{ key: 'sku:104711' }, { key: 'sku:104712' }] as unknown as typeof emptyCount.lines;
  await renewCountMark({ all: async () => new Map([['anna/AL/100', { ...nothingKept, count: { ...emptyCount, lines } }]]) });
  leave();
  expect(heard).toHaveBeenCalledOnce();
  expect(isOlderMark(readCountMark())).toBe(false);
  expect(countsOfMark(readCountMark())).toEqual([{ key: 'anna/AL/100', lines: 2 }]);
});

test.each([
  [null, false],
  ['[]', false],
  [JSON.stringify([count]), false],
  ['1', true],
  ['x{', true],
])('the mark %s is an older one: %s', (mark, isOlder) => {
  expect(isOlderMark(mark)).toBe(isOlder);
});
