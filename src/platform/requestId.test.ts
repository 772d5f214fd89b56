import { expect, test } from 'vitest';
import { errorCodeOf, newRequestId, noteRequestId, requestIdOf } from './requestId';

test('an id is long, displayed by its first seven characters, and unique', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{20}$/);
  expect(new Set(ids).size).toBe(1000);
});

test('an error has the id of its request, and keeps the first', () => {
  const error = new Error('lost');
  noteRequestId(error, '7K4M-2PXH3W9Q0ZC5RTB8D1VN');
  noteRequestId(error, 'AAAA-AAAAAAAAAAAAAAAAAAAA');
  expect(requestIdOf(error)).toBe('7K4M-2PXH3W9Q0ZC5RTB8D1VN');
  expect(errorCodeOf(error)).toBe('7K4M-2P');
});

test('an error without a request has a stable code of its own; other values have none', () => {
  const error = new TypeError('undefined is no function');
  expect(errorCodeOf(error)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  expect(errorCodeOf(error)).toBe(errorCodeOf(error));
  expect([undefined, null, '', 'x', 7].map(errorCodeOf)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
