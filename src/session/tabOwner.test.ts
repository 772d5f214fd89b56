import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabValue } from '#platform/stored.ts';
import { listOf } from '#platform/keptJson.ts';
import { removeCookies, setCookie } from './cookies';
import { keepTextsByUser } from './tabOwner';

const tokenOf = (userId: string) => `x.${btoa(JSON.stringify({ sub: userId, preferred_username: userId }))}.x`;
const label = tabValue('label-amounts:AL:100', listOf);

beforeEach(() => {
  sessionStorage.clear();
  setCookie('customer', '100');
});
afterEach(() => {
  removeCookies('token', 'customer');
  sessionStorage.clear();
});

test("a second user of the same tab and customer never sees the first one's data, which the first one finds again", () => {
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

test('input made while an expired session waits for the login belongs to its user, and to no visitor', () => {
  keepTextsByUser();
  setCookie('token', tokenOf('anna'));
  label.keep([1]);
  removeCookies('token');
  label.keep([1, 2]);
  expect(label.read()).toEqual([1, 2]);
  // The page that the login returns to starts without an owner.
  keepTextsByUser();
  expect(label.isKept()).toBe(false);
  setCookie('token', tokenOf('anna'));
  expect(label.read()).toEqual([1, 2]);
});

test('a visitor’s texts after a sign-out belong to no user', () => {
  keepTextsByUser();
  setCookie('token', tokenOf('anna'));
  label.keep([1]);
  removeCookies('token', 'customer');
  expect(label.isKept()).toBe(false);
});
