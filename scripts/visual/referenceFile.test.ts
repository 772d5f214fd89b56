import { expect, test } from 'vitest';
import { digestOf, formatReference, parseReference } from './referenceFile';

const [one, other] = ['0'.repeat(32), 'f'.repeat(32)];

test('a reference has one line per picture, sorted by place', () => {
  const reference = new Map([
    ['GM/kit-button--primary.1280', one],
    ['AL/kit-button--primary.1280.hover', one],
    ['AL/kit-button--primary.1280', other],
  ]);
  const text = [
    `AL/kit-button--primary.1280 ${other}`,
    `AL/kit-button--primary.1280.hover ${one}`,
    `GM/kit-button--primary.1280 ${one}`,
    '',
  ].join('\n');
  expect(formatReference(reference)).toBe(text);
  expect(parseReference(text)).toEqual(reference);
  expect(parseReference('')).toEqual(new Map());
});

test('a merge conflict, a truncated digest and a duplicate place are refused by their line', () => {
  expect(() => parseReference(`AL/a.1280 ${one}\n<<<<<<< HEAD\n`)).toThrow(/line 2: "<<<<<<< HEAD" is not a place and a digest/);
  expect(() => parseReference('AL/a.1280 0f')).toThrow(/line 1: "AL\/a.1280 0f"/);
  expect(() => parseReference(`AL/a.1280 ${one}\nAL/a.1280 ${other}\n`)).toThrow(/line 2: .* is a duplicate/);
});

test('a digest is the first half of the SHA-256 of the drawing', () => {
  expect(digestOf(Buffer.from('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223');
});
