import { expect, test } from 'vitest';
import { noKeys, readKey, scannedInPause, type ScanKeys } from './scanKeys';

/** What is read when keys come with so many milliseconds between them; an end is written as ↵ and ⇥. */
function read(text: string, gap: number | readonly number[], start: ScanKeys = noKeys) {
  const names: Readonly<Record<string, string>> = { '↵': 'Enter', '⇥': 'Tab', '⇧': 'Shift' };
  let at = 1_000;
  let keys = start;
  const scanned: string[] = [];
  Array.from(text).forEach((sign, place) => {
    at += typeof gap === 'number' ? gap : (gap[place] ?? 0);
    const result = readKey(keys, names[sign] ?? sign, at);
    keys = result.keys;
    if (result.scanned !== undefined) scanned.push(result.scanned);
  });
  return { keys, scanned };
}

test.each<[string, string, number, readonly string[]]>([
  ['an EAN-13 and Enter', '4006381333931↵', 8, ['4006381333931']],
  ['an EAN-8 and Tab', '96385074⇥', 30, ['96385074']],
  ['at the slowest gap', '96385074↵', 50, ['96385074']],
  ['Shift between the digits', '9638⇧5074↵', 10, ['96385074']],
  ['two scans one after the other', '96385074↵036000291452↵', 10, ['96385074', '036000291452']],
  ['a wrong last digit, which is for others to say', '96385075↵', 10, ['96385075']],
  ['somebody who types', '96385074↵', 51, []],
  ['five digits as an amount', '12345↵', 10, []],
  ['fifteen digits', '123456789012345↵', 10, []],
  ['letters among the digits', '9638a5074↵', 10, []],
  ['letters before them', 'ab96385074↵', 10, ['96385074']],
  ['no end yet', '96385074', 10, []],
])('%s', (_case, text, gap, scanned) => {
  expect(read(text, gap).scanned).toEqual(scanned);
});

test('an end that comes late is a press of Enter', () => {
  expect(read('96385074↵', [0, 9, 9, 9, 9, 9, 9, 9, 400]).scanned).toEqual([]);
});

test('what was typed before a scan does not belong to it', () => {
  expect(read('1296385074↵', [0, 200, 200, 9, 9, 9, 9, 9, 9, 9, 9]).scanned).toEqual(['96385074']);
});

test('after a pause a scanner without an end has said its number', () => {
  expect(scannedInPause(read('96385074', 10).keys)).toBe('96385074');
  expect(scannedInPause(read('963850', 10).keys)).toBeUndefined();
  expect(scannedInPause(read('96385074', 80).keys)).toBeUndefined();
});

test('sixty scans a minute: none is lost', () => {
  const numbers = Array.from({ length: 60 }, (_, place) => String(10_000_000 + place));
  const gaps = numbers.flatMap(() => [920, ...Array.from({ length: 8 }, () => 10)]);
  expect(read(numbers.map((number) => `${number}↵`).join(''), gaps).scanned).toEqual(numbers);
});
