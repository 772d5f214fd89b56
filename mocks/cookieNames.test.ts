import { expect, test } from 'vitest';
import { cookieNames as names } from '../src/session/cookies';
import { cookieNames, readCookies } from './cookieNames';

test('the backend and the shop give the cookies the same names', () => {
  expect(names).toMatchObject(cookieNames);
});

test('cookies are read from a header, the first of a name counts', () => {
  expect([...readCookies('a=1; b=x%20y;c; a=2; d=%E0')]).toEqual([
    ['a', '1'],
    ['b', 'x y'],
    ['d', '%E0'],
  ]);
});
