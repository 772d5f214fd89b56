import { expect, it } from 'vitest';
import { readTextFile, textFileMaximum } from './textFile';

const bytes = (...values: number[]) => Uint8Array.from(values);

it.each([
  ['UTF-8', bytes(0x53, 0x74, 0xc3, 0xbc, 0x63, 0x6b), 'Stück'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x32), '2'],
  ['Windows-1252', bytes(0x53, 0x74, 0xfc, 0x63, 0x6b, 0x20, 0x80), 'Stück €'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x32, 0x00, 0xfc, 0x00), '2ü'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0x00, 0x32, 0x00, 0xfc), '2ü'],
])('reads %s', (_, file, text) => expect(readTextFile(file)).toEqual({ kind: 'text', text }));

it.each([
  ['no byte', bytes()],
  ['a mark alone', bytes(0xef, 0xbb, 0xbf)],
  ['a mark of UTF-16 alone', bytes(0xff, 0xfe)],
  ['blanks, lines and empty cells', bytes(0x20, 0x0d, 0x0a, 0x3b, 0x3b, 0x0a, 0x22, 0x22)],
])('reports %s as empty', (_, file) => expect(readTextFile(file)).toEqual({ kind: 'empty' }));

it('refuses spreadsheets, pictures and huge files as text', () => {
  expect(readTextFile(bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00))).toEqual({ kind: 'notText' });
  expect(readTextFile(new Uint8Array(textFileMaximum + 1).fill(0x32))).toEqual({ kind: 'tooLarge' });
  expect(readTextFile(new Uint8Array(textFileMaximum).fill(0x32)).kind).toBe('text');
});
