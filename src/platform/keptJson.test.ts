import { expect, test } from 'vitest';
import { entriesOf, isRecord, listOf, parseKept, recordOf, textOr, textsOf } from './keptJson';

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
])('%j contains %j', (text, value, record, list) => {
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

test('only a text or a list of texts is accepted as such', () => {
  expect([textOr('a', 'b'), textOr('', 'b'), textOr(1, 'b'), textOr(undefined, undefined)]).toEqual(['a', '', 'b', undefined]);
  expect([textsOf(['a', 1, 'b']), textsOf([]), textsOf('a'), textsOf(undefined)]).toEqual([['a', 'b'], [], undefined, undefined]);
});

test.each([
  [undefined, []],
  [{ sku: 'a' }, []],
  [
    [{ sku: 'a', more: 1 }, { sku: 1 }, null, 'b', [], { sku: 'c' }],
    [{ sku: 'a' }, { sku: 'c' }],
  ],
])('the entries of %j are those with the right fields', (value, expected) => {
  expect(entriesOf(value, ({ sku }) => (typeof sku === 'string' ? { sku } : undefined))).toEqual(expected);
});
