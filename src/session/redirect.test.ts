import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearTabStorage,
  countSignIn,
  currentTarget,
  forgetSignIns,
  hasJustSignedOut,
  noteSignOut,
  rememberTarget,
  takeTarget,
} from './redirect';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a target is used once, with its query and hash', () => {
  rememberTarget('login', '/search?query=K%C3%A4se&page=2#row-7');
  expect(takeTarget('login')).toBe('/search?query=K%C3%A4se&page=2#row-7');
  expect(takeTarget('login')).toBeUndefined();
});

test("the two redirect targets don't mix", () => {
  rememberTarget('login', '/a');
  rememberTarget('customer', '/b');
  expect(takeTarget('customer')).toBe('/b');
  expect(takeTarget('login')).toBe('/a');
});

test('the last target counts', () => {
  rememberTarget('login', '/a');
  rememberTarget('login', '/b');
  expect(takeTarget('login')).toBe('/b');
});

const foreign = [
  '',
  'x',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2f/evil.example',
  '/a\n/b',
  `/${'a'.repeat(4096)}`,
  '/auth/logout',
];

test.each(foreign)('%j is not stored, and removes the earlier target', (path) => {
  rememberTarget('login', '/before');
  rememberTarget('login', path);
  expect(sessionStorage).toHaveLength(0);
});

test.each(foreign)('%j in the storage redirects nowhere and is removed', (path) => {
  sessionStorage.setItem('redirect-after-login', path);
  expect(takeTarget('login')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('the current target is path, query and hash', () => {
  window.history.replaceState(null, '', '/my/orders?page=1#x');
  expect(currentTarget()).toBe('/my/orders?page=1#x');
});

test('three automatic sign-ins are allowed within a minute, then none until the minute is over', () => {
  expect([0, 10, 20].map((second) => countSignIn(second * 1000))).toEqual([true, true, true]);
  expect(countSignIn(59_999)).toBe(false);
  expect(countSignIn(60_000)).toBe(true);
  expect(countSignIn(60_001)).toBe(false);
});

test('signing in by hand resets the count', () => {
  for (const time of [1, 2, 3]) countSignIn(time);
  forgetSignIns();
  expect(countSignIn(4)).toBe(true);
});

test.each(['x', '{}', 'null', '["1"]', '[99999999999999,99999999999999,99999999999999]'])(
  'an invalid count (%s) counts as none',
  (stored) => {
    sessionStorage.setItem('sign-in-attempts', stored);
    expect(countSignIn(1)).toBe(true);
  },
);

test('a sign-out counts as recent for ten seconds', () => {
  expect(hasJustSignedOut(1000)).toBe(false);
  noteSignOut(1000);
  expect(hasJustSignedOut(1000)).toBe(true);
  expect(hasJustSignedOut(10_999)).toBe(true);
  expect(hasJustSignedOut(11_000)).toBe(false);
  expect(hasJustSignedOut(999)).toBe(false);
});

test('clearing removes the targets of all users', () => {
  sessionStorage.setItem('scroll', '1');
  rememberTarget('customer', '/a');
  clearTabStorage();
  expect(sessionStorage).toHaveLength(0);
});
