import { expect, test } from 'vitest';
import { cookieNames as names } from '#session/cookies.ts';
import { consentCookieNames, cookieNames, readCookies } from './cookieNames';

test('the backend and the shop use the same cookie names', () => {
  expect(names).toMatchObject(cookieNames);
});

test('cookies are parsed from a header; the first of a name counts', () => {
  expect([...readCookies('a=1; b=x%20y;c; a=2; d=%E0')]).toEqual([
    ['a', '1'],
    ['b', 'x y'],
    ['d', '%E0'],
  ]);
});

test('the consents are the ones that the shop stores', () => {
  expect(consentCookieNames.toSorted()).toEqual(
    Object.values(names)
      .filter((name) => name.startsWith('consent-'))
      .toSorted(),
  );
});
