import { expect, test } from 'vitest';
import { toFileName, escapeFormula } from './spreadsheet';

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a=1', 'a=1'],
  ['+43 1 234', "'+43 1 234"],
  ['-5 °C', "'-5 °C"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['Käse = gut', 'Käse = gut'],
  ['104711', '104711'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(escapeFormula(text)).toBe(written);
});

test.each([
  ['Allergene Frühstück 2026-11-25', 'Allergene Frühstück 2026-11-25'],
  ['Allergene 1/2: "Buffet"?', 'Allergene 1 2 Buffet'],
  ['a\u0000b\nc', 'a b c'],
  ['..  x  ', 'x'],
  ['<>|', ''],
  ['x'.repeat(300), 'x'.repeat(120)],
  // File systems count bytes: 255 of them, with the ending.
  ['日'.repeat(120), '日'.repeat(80)],
  ['👩‍🍳'.repeat(40), '👩‍🍳'.repeat(21)],
  ['Buffet \u202egnp.exe', 'Buffet gnp.exe'],
])('%j as a file name is %j', (text, name) => {
  expect(toFileName(text)).toBe(name);
});
