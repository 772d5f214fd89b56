import { expect, test } from 'vitest';
import { isRecord, listOf, parseKept, recordOf, textOr, textsOf } from './keptJson';

test.each([
  [null, undefined, {}, []],
  [undefined, undefined, {}, []],
  ['', undefined, {}, []],
  ['{"a":', undefined, {}, []],
  ['null', null, {}, []],
  ['5', 5, {}, []],
  ['"a"', 'a', {}, []],
  ['[1,"b"]', [1, 'b'], {}, [1, 'b']],
  ['{"a":1}', { a: 1 }, { a: 1 }, []],
])('%j holds %j', (text, value, record, list) => {
  expect(parseKept(text)).toEqual(value);
  expect(recordOf(value)).toEqual(record);
  expect(listOf(value)).toEqual(list);
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['a', false],
])('%j has fields: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

test('what should be a text or texts is read, and nothing else', () => {
  expect([textOr('a', 'b'), textOr('', 'b'), textOr(1, 'b'), textOr(undefined, undefined)]).toEqual(['a', '', 'b', undefined]);
  expect([textsOf(['a', 1, 'b']), textsOf([]), textsOf('a'), textsOf(undefined)]).toEqual([['a', 'b'], [], undefined, undefined]);
});
