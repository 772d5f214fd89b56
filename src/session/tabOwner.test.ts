import { afterEach, beforeEach, expect, test } from 'vitest';
import { draft } from '../platform/draft';
import { listOf } from '../platform/keptJson';
import { removeCookies, setCookie } from './cookies';
import { keepTextsByUser } from './tabOwner';

const tokenOf = (userId: string) => `x.${btoa(JSON.stringify({ sub: userId, preferred_username: userId }))}.x`;
const label = draft('label-amounts:AL:100', listOf);

beforeEach(() => {
  sessionStorage.clear();
  setCookie('customer', '100');
});
afterEach(() => {
  removeCookies('token', 'customer');
  sessionStorage.clear();
});

test('a second user of the same tab and customer never sees what the first has kept, who finds it again', () => {
  keepTextsByUser();
  setCookie('token', tokenOf('anna'));
  label.keep([1]);
  setCookie('token', tokenOf('clara'));
  expect([label.isKept(), label.read()]).toEqual([false, []]);
  label.keep([2]);
  label.forget();
  setCookie('token', tokenOf('anna'));
  expect(label.read()).toEqual([1]);
});

test('what is entered while a session that ended by itself waits for the login is its user’s, and no visitor’s', () => {
  keepTextsByUser();
  setCookie('token', tokenOf('anna'));
  label.keep([1]);
  removeCookies('token');
  label.keep([1, 2]);
  expect(label.read()).toEqual([1, 2]);
  // The page that the login comes back to knows nobody before.
  keepTextsByUser();
  expect(label.isKept()).toBe(false);
  setCookie('token', tokenOf('anna'));
  expect(label.read()).toEqual([1, 2]);
});

test('after a sign-out a visitor’s texts are nobody’s', () => {
  keepTextsByUser();
  setCookie('token', tokenOf('anna'));
  label.keep([1]);
  removeCookies('token', 'customer');
  expect(label.isKept()).toBe(false);
});
