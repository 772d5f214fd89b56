import { expect, test } from 'vitest';
import { formatListAddress, enumFilter, parseListAddress, textFilter, type ListRules } from './listAddress';

const rules: ListRules<'number' | 'sum', { source: 'MAIL' | 'PHONE'; open: 'yes' }> = {
  sortFields: ['number', 'sum'],
  defaultSort: { field: 'number', direction: 'desc' },
  filters: { source: enumFilter(['MAIL', 'PHONE']), open: enumFilter(['yes']) },
};
const read = (query: string) => parseListAddress(rules, new URLSearchParams(query));

test('an empty address has the default sort, no filter and the first page', () => {
  expect(read('')).toEqual({ sort: { field: 'number', direction: 'desc' }, filters: {}, page: 0 });
});

test('sort, filters and page are parsed, with pages counted from 1', () => {
  expect(read('sort=sum-asc&source=MAIL&open=yes&page=3')).toEqual({
    sort: { field: 'sum', direction: 'asc' },
    filters: { source: 'MAIL', open: 'yes' },
    page: 2,
  });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=9999999', 'page='])('%s is the first page', (query) => {
  expect(read(query).page).toBe(0);
});

test.each(['sort=price-asc', 'sort=sum', 'sort=sum-up', 'sort=SUM-ASC', 'sort=__proto__-asc', 'sort='])(
  '%s is the default sort',
  (query) => {
    expect(read(query).sort).toEqual({ field: 'number', direction: 'desc' });
  },
);

test.each(['source=FAX', 'source=', 'source=mail', 'other=MAIL'])('%s filters nothing', (query) => {
  expect(read(query).filters).toEqual({});
});

test.each(['', 'sort=sum-asc', 'sort=number-asc', 'source=PHONE', 'sort=sum-desc&source=MAIL&open=yes&page=2'])(
  'the address "%s" is restored unchanged',
  (query) => {
    expect(formatListAddress(rules, read(query)).toString()).toBe(query);
  },
);

test('defaults and unknown values are left out', () => {
  expect(formatListAddress(rules, read('sort=number-desc&page=1&source=FAX&x=y')).toString()).toBe('');
});

test.each([
  ['käse', 'käse'],
  ['  früh  tag ', 'früh  tag'],
  ['   ', undefined],
  ['', undefined],
  ['abcdefghijk', 'abcdefghij'],
  ['abcdefghi jk', 'abcdefghi'],
  ['\u200bﬁlet\ufeff', 'filet'],
  ['\u200b', undefined],
])('words of at most ten characters: %j is %j', (text, expected) => {
  expect(textFilter(10)(text)).toBe(expected);
});
