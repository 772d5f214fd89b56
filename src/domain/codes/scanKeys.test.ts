import { expect, test } from 'vitest';
import { codeInPause, codeOfKeys, isFast, readKey, strangeKeys, withKey, type ScannerKeyPress, type ScanKey } from './scanKeys';

/** Keys with so many milliseconds before each. */
const typed = (text: string, gap: number | readonly number[]): readonly ScanKey[] => {
  let at = 1_000;
  return Array.from(text).map((sign, place) => ({ sign, at: (at += typeof gap === 'number' ? gap : (gap[place] ?? 0)) }));
};
const loaf = '9001003706891';
const product = { kind: 'product', product: { gtin: loaf } };

test.each([0, 8, 50, 51, 120, 300, 700, 1_500])('a code is complete with %i ms between its keys', (gap) => {
  expect(codeOfKeys(typed(loaf, gap))).toMatchObject({ start: 0, code: product });
  expect(codeOfKeys(typed('0109001003706891310300612510L2711', gap))).toMatchObject({
    code: { kind: 'product', product: { gtin: loaf, kilograms: '6.125' } },
  });
  expect(codeOfKeys(typed('010900100370689110LOT12345670', gap))).toMatchObject({ start: 0, code: product });
});

test.each([1, 7, 16, 18, 21])('a delay before key %i of a code does not split it', (place) => {
  const code = '010900100370689110LOT12345670';
  const gaps = Array.from(code, (_sign, at) => (at === place ? 2_000 : 9));
  expect(codeOfKeys(typed(code, gaps))).toMatchObject({ start: 0, code: product });
  // With a wrong check digit nothing of it is taken, not its end either.
  expect(codeOfKeys(typed('010900100370689210LOT12345670', gaps))).toMatchObject({ start: 0, code: { kind: 'wrong' } });
});

test('text typed before a scan does not belong to it', () => {
  const gaps = (text: string, before: number) => Array.from(text, (_sign, place) => (place < before ? 200 : place === before ? 900 : 9));
  expect(codeOfKeys(typed(`12${loaf}`, gaps(`12${loaf}`, 2)))).toMatchObject({ start: 2, code: product });
  expect(codeOfKeys(typed(`berg${loaf}`, gaps(`berg${loaf}`, 4)))).toMatchObject({ start: 4, code: product });
  const slow = Array.from(`12${loaf}`, (_sign, place) => (place < 2 ? 200 : place === 2 ? 1_200 : 110));
  expect(codeOfKeys(typed(`12${loaf}`, slow))).toMatchObject({ start: 2, code: product });
});

test.each(['104711', 'bergkäse', '12', 'LOT12345670', 'lager 96385074'])('"%s" is typing', (text) => {
  expect(codeOfKeys(typed(text, 9))).toBeUndefined();
});

test.each([
  ['9001003706892', 'wrong'],
  ['00390010030000000014', 'shipment'],
  ['https://example.com/bergkaese', 'unread'],
])('a code without a product is reported, too: %s', (text, kind) => {
  expect(codeOfKeys(typed(text, 300))?.code.kind).toBe(kind);
});

test('after a pause a scanner without an end key has finished, and typing has not', () => {
  expect(codeInPause(typed(loaf, 10))).toMatchObject({ code: product });
  expect(codeInPause(typed(loaf, 80))).toBeUndefined();
  expect(codeInPause(typed('9001003706892', 10))).toBeUndefined();
  expect(codeInPause(typed('9 001003 706891', 10))).toBeUndefined();
});

test('outside of a field everything but an amount is an unreadable code', () => {
  expect(strangeKeys(typed('LOT12345670', 90), true)).toMatchObject({ code: { kind: 'unread' }, text: 'LOT12345670' });
  expect(strangeKeys(typed('12,5', 90), true)).toBeUndefined();
  expect(strangeKeys(typed('12345', 90), false)).toMatchObject({ text: '12345' });
  expect(strangeKeys(typed('abc', 9), false)).toBeUndefined();
});

test('speed distinguishes a scanner from typing', () => {
  const keys = typed(loaf, 50);
  const last = keys.at(-1)?.at ?? 0;
  expect(isFast(keys, 0, last + 50)).toBe(true);
  expect(isFast(keys, 0, last + 51)).toBe(false);
  expect(isFast(typed(loaf, 51), 0, 1_000 + 13 * 51)).toBe(false);
});

test('a text without an end keeps its last keys', () => {
  let keys: readonly ScanKey[] = [];
  for (let count = 0; count < 1_000; count += 1) keys = withKey(keys, { sign: '1', at: count });
  expect(keys).toHaveLength(301);
});

const press = (key: string, held: Partial<ScannerKeyPress> = {}, altGraph = false): ScannerKeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  getModifierState: () => altGraph,
  ...held,
});

test.each<[what: string, press: ScannerKeyPress, read: ReturnType<typeof readKey>]>([
  ['a digit', press('7'), { sign: '7' }],
  ['a capital letter', press('L'), { sign: 'L' }],
  ['Shift before it', press('Shift'), 'nothing'],
  ['Enter', press('Enter'), 'end'],
  ['Tab', press('Tab'), 'end'],
  ['the separator', press(']', { ctrlKey: true }), { sign: '\u001d' }],
  ['the separator on another keyboard', press('+', { ctrlKey: true, code: 'BracketRight' }), { sign: '\u001d' }],
  ['a bracket by AltGr', press(']', { ctrlKey: true, altKey: true }, true), { sign: ']' }],
  ['a command', press('a', { ctrlKey: true }), 'break'],
  ['an arrow', press('ArrowDown'), 'break'],
  ['taking back', press('Backspace'), 'break'],
])('a key is %s', (_what, given, read) => {
  expect(readKey(given)).toEqual(read);
});
