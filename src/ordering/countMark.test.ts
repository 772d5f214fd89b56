import { afterEach, expect, test, vi } from 'vitest';
import { emptyCount } from '#domain/inventory/inventoryCount.ts';
import { countsOfMark, isOlderMark } from '#domain/inventory/waitingCount.ts';
import { clearDeviceStorage, countMark, hasWaitingCount } from '#session/deviceStorage.ts';
import { markUnkeptCount, markWaitingCounts } from './countMark';
import { nothingKept } from './countStorage';
import { renewCountMark } from './waitingCounts';

afterEach(() => localStorage.clear());

const count = { key: 'anna/AL/100', lines: 3, begunAt: 1_000 };

test('a waiting count is marked, reported, and cleared with the session', () => {
  const heard = vi.fn<() => void>();
  const leave = countMark.subscribe(heard);
  expect(hasWaitingCount()).toBe(false);
  markWaitingCounts([count]);
  expect(hasWaitingCount()).toBe(true);
  expect(countsOfMark(countMark.read())).toEqual([count]);
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

test('a count that the device cannot store is asked about at sign-out, without a message', () => {
  markUnkeptCount(true);
  expect(hasWaitingCount()).toBe(true);
  expect(countsOfMark(countMark.read())).toEqual([]);
  markUnkeptCount(false);
  expect(hasWaitingCount()).toBe(false);
  markWaitingCounts([count]);
  markUnkeptCount(true);
  markUnkeptCount(false);
  expect(countsOfMark(countMark.read())).toEqual([count]);
});

test.each([
  ['nothing', null, []],
  ['the mark of an older shop', '1', []],
  ['no JSON', 'x{', []],
  ['other things', JSON.stringify([7, null, { key: 'a/AL/1' }, { key: 'a/AL/1', lines: 2, begunAt: 'gestern' }, count]), [count]],
])('a mark with %s', (_what, text, expected) => {
  expect(countsOfMark(text)).toEqual(expected);
});

test('a count stored by an older release is reported at start, not after its next change', async () => {
  localStorage.setItem('count-waits', '1');
  expect(isOlderMark(countMark.read())).toBe(true);
  const heard = vi.fn<() => void>();
  const leave = countMark.subscribe(heard);
  const lines = [{ key: 'sku:104711' }, { key: 'sku:104712' }] as unknown as typeof emptyCount.lines;
  await renewCountMark({ all: async () => new Map([['anna/AL/100', { ...nothingKept, count: { ...emptyCount, lines } }]]) });
  leave();
  expect(heard).toHaveBeenCalledOnce();
  expect(isOlderMark(countMark.read())).toBe(false);
  expect(countsOfMark(countMark.read())).toEqual([{ key: 'anna/AL/100', lines: 2 }]);
});

test.each([
  [null, false],
  ['[]', false],
  [JSON.stringify([count]), false],
  ['1', true],
  ['x{', true],
])('the mark %s is of an older release: %s', (mark, isOlder) => {
  expect(isOlderMark(mark)).toBe(isOlder);
});
