import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionUnreachableError } from '#http/errors.ts';
import { bearerRequest, csrfRequest } from '#http/request.ts';
import { cookieNames, getCookie, removeCookies, setCookie, type CookieKey } from './cookies';
import { currentSession } from './currentSession';
import { takeTarget } from './redirect';
import { defaultConfig, type RuntimeConfig } from './runtimeConfig';
import { startSession, type SessionStart } from './startSession';

function tokenFor(tenant: string, version = 1): string {
  return `e30.${Buffer.from(JSON.stringify({ sub: 'u', version, realm_access: { roles: [`tenant-${tenant}`] } })).toString('base64url')}.sig`;
}

const old = tokenFor('AL', 1);
const fresh = tokenFor('AL', 2);
const leave = vi.fn<SessionStart['leave']>();
const onContentUnauthorized = vi.fn<() => void>();
/** The answer of the session endpoint; the other calls accept the fresh token only. */
let session: () => Response | Promise<Response>;
let asked: string[];

beforeEach(() => {
  asked = [];
  session = () => Response.json({ token: fresh });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(url);
    if (url === '/v1/my/token') return session();
    const accepted = new Headers(init.headers).get('Authorization') === `Bearer ${fresh}`;
    return accepted ? Response.json('ok') : new Response(null, { status: 401 });
  });
  window.history.replaceState(null, '', '/my/orders?page=1#x');
});

afterEach(() => {
  removeCookies(...(Object.keys(cookieNames) as CookieKey[]));
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  leave.mockReset();
  onContentUnauthorized.mockReset();
});

function start(hostname = 'localhost', config: Partial<RuntimeConfig> = {}) {
  return startSession({ config: { ...defaultConfig, ...config }, hostname, leave, onContentUnauthorized });
}

test.each([
  ['al.localhost', 'AL'],
  ['gm.shop.example', 'GM'],
  ['bestellen.example', 'KI'],
  ['www.shop.example', undefined],
])('the host %s names the tenant %s', (hostname, tenant) => {
  start(hostname, { hosts: { 'bestellen.example': 'KI' } });
  expect(getCookie('tenant')).toBe(tenant);
});

test('a host without a tenant leaves the cookie as it is, one with a tenant replaces it', () => {
  setCookie('tenant', 'GM');
  start('www.shop.example');
  expect(getCookie('tenant')).toBe('GM');
  start('al.shop.example');
  expect(getCookie('tenant')).toBe('AL');
});

test('an old token is replaced in its cookie, and the session continues', async () => {
  start();
  setCookie('token', old);
  await expect(bearerRequest('/v1/x')).resolves.toBe('ok');
  expect(getCookie('token')).toBe(fresh);
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  ['400', () => new Response(null, { status: 400 })],
  ['401', () => new Response(null, { status: 401 })],
  ['403', () => new Response(null, { status: 403 })],
  ['no token', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a token of another type', () => Response.json({ token: 5 })],
  ['a token that is none', () => Response.json({ token: 'x' })],
  ['nothing', () => new Response(null, { status: 204 })],
])('refresh answered with %s: session id and token are removed, the page is stored, the login URL opens once', async (_case, answer) => {
  session = answer;
  start('localhost', { loginUrl: 'https://login.example/' });
  setCookie('token', old);
  setCookie('sessionId', 's');
  setCookie('customer', '100');
  await Promise.allSettled([1, 2, 3].map((n) => bearerRequest(`/v1/${n}`)));
  expect(getCookie('token')).toBeUndefined();
  expect(getCookie('sessionId')).toBeUndefined();
  expect(getCookie('customer')).toBe('100');
  expect(currentSession()).toMatchObject({ kind: 'signed-out', customerId: '' });
  expect(leave.mock.calls).toEqual([['https://login.example/', 'replace']]);
  expect(takeTarget('login')).toBe('/my/orders?page=1#x');
});

test.each([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['503', () => new Response(null, { status: 503 })],
  ['429', () => new Response(null, { status: 429 })],
  ['a page', () => new Response('<h1>Wartung</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['half an answer', () => new Response('{"token": ', { headers: { 'Content-Type': 'application/json' } })],
])('refresh answered with %s: the user stays signed in', async (_case, answer) => {
  vi.useFakeTimers();
  session = answer;
  start();
  setCookie('token', old);
  setCookie('sessionId', 's');
  const call = bearerRequest('/v1/x').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await call).toBeInstanceOf(SessionUnreachableError);
  expect([getCookie('token'), getCookie('sessionId')]).toEqual([old, 's']);
  expect(leave).not.toHaveBeenCalled();
});

test("a content call's 401 is passed on", async () => {
  start();
  await expect(csrfRequest('/v1/cms/header')).rejects.toMatchObject({ status: 401 });
  expect(onContentUnauthorized).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
});

test('an unreadable token at start is replaced through the session', async () => {
  setCookie('token', 'x');
  start();
  expect(currentSession()).toMatchObject({ kind: 'signed-out', reason: 'unreadable-token' });
  await vi.waitFor(() => expect(getCookie('token')).toBe(fresh));
  expect(asked).toEqual(['/v1/my/token']);
  expect(leave).not.toHaveBeenCalled();
});

test('an unreadable token at start without a session is removed, and the visitor stays on the page', async () => {
  session = () => new Response(null, { status: 401 });
  setCookie('token', 'x');
  start();
  await vi.waitFor(() => expect(getCookie('token')).toBeUndefined());
  expect(currentSession()).toMatchObject({ kind: 'signed-out', reason: 'no-token' });
  expect(leave).not.toHaveBeenCalled();
});

test('an unreadable token at start without a network stays for another try', async () => {
  vi.useFakeTimers();
  session = () => Promise.reject(new TypeError('offline'));
  setCookie('token', 'x');
  start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['/v1/my/token', '/v1/my/token']);
  expect(getCookie('token')).toBe('x');
});

test('a readable or missing token causes no refresh at start', () => {
  start();
  setCookie('token', old);
  start();
  expect(asked).toEqual([]);
});

test('signing in stores the page, or the given path, and opens the login URL', () => {
  const actions = start('localhost', { loginUrl: '/sso' });
  actions.signIn();
  expect(takeTarget('login')).toBe('/my/orders?page=1#x');
  actions.signIn('/checkout');
  expect(takeTarget('login')).toBe('/checkout');
  actions.signIn('//evil.example');
  expect(takeTarget('login')).toBeUndefined();
  expect(leave.mock.calls).toEqual([
    ['/sso', 'assign'],
    ['/sso', 'assign'],
    ['/sso', 'assign'],
  ]);
});

test("page views that need a login don't loop: three within a minute, then none until the user signs in", () => {
  expect([1, 2, 3, 4].map(() => start().requireSignIn('/my/orders'))).toEqual(['leaving', 'leaving', 'leaving', 'circling']);
  expect(leave.mock.calls).toEqual([
    ['/auth/login', 'replace'],
    ['/auth/login', 'replace'],
    ['/auth/login', 'replace'],
  ]);
  start().signIn();
  expect(leave).toHaveBeenCalledTimes(4);
  expect(start().requireSignIn()).toBe('leaving');
});

test('however often one page view requests a login, it is one redirect', () => {
  vi.useFakeTimers();
  const actions = start();
  expect([1, 2, 3, 4].map(() => actions.requireSignIn('/my/orders'))).toEqual(['leaving', 'leaving', 'leaving', 'leaving']);
  expect(leave).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(actions.requireSignIn('/my/orders')).toBe('leaving');
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a sign-out cancels the login page, the stored page and a new token', async () => {
  const actions = start();
  setCookie('token', old);
  actions.signOut();
  expect(actions.requireSignIn('/my/orders')).toBe('leaving');
  await expect(bearerRequest('/v1/straggler')).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual(['/v1/straggler']);
  expect(getCookie('token')).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual(['signed-out-at']);
  expect(leave.mock.calls).toEqual([['/auth/logout', 'replace']]);
});

test("signing out removes the user's data, keeps language and consents, and opens the logout URL", () => {
  const actions = start('al.localhost');
  setCookie('token', fresh);
  setCookie('customer', '100');
  setCookie('sessionId', 's');
  setCookie('locale', 'it');
  setCookie('consentChat', true);
  sessionStorage.setItem('scroll', '1');
  actions.signOut();
  expect([getCookie('token'), getCookie('customer'), getCookie('sessionId')]).toEqual([undefined, undefined, undefined]);
  expect([getCookie('locale'), getCookie('consentChat'), getCookie('tenant')]).toEqual(['it', true, 'AL']);
  expect(Object.keys(sessionStorage)).toEqual(['signed-out-at']);
  expect(leave.mock.calls).toEqual([['/auth/logout', 'replace']]);
});

describe('a sign-out in another tab', () => {
  /** Cookies of this tab that the other tab's sign-out removes. */
  const signOutElsewhere = () => removeCookies('customer', 'token', 'sessionId');

  test('no automatic login follows in this tab, however late, also after a reload; by hand it works', () => {
    vi.useFakeTimers();
    setCookie('token', fresh);
    setCookie('customer', '100');
    const actions = start();
    signOutElsewhere();
    for (const later of [0, 100, 10_000, 3_600_000]) {
      vi.advanceTimersByTime(later);
      expect(actions.requireSignIn('/my/orders')).toBe('signedOut');
    }
    expect(start().requireSignIn('/my/orders')).toBe('signedOut');
    expect(leave).not.toHaveBeenCalled();
    expect(takeTarget('login')).toBeUndefined();
    actions.signIn('/my/orders');
    expect(leave.mock.calls).toEqual([['/auth/login', 'assign']]);
    expect(start().requireSignIn('/my/orders')).toBe('leaving');
  });

  test('no call of this tab restores the session while the server still has it', async () => {
    start();
    setCookie('token', old);
    setCookie('customer', '100');
    await bearerRequest('/v1/before');
    signOutElsewhere();
    await expect(bearerRequest('/v1/after')).rejects.toMatchObject({ status: 401 });
    expect(asked.filter((path) => path === '/v1/my/token')).toHaveLength(1);
    expect(getCookie('token')).toBeUndefined();
    expect(leave).not.toHaveBeenCalled();
  });

  test('a user who signs in again, in any tab, gets the automatic login again when that session ends', async () => {
    const actions = start();
    setCookie('token', old);
    await bearerRequest('/v1/x');
    signOutElsewhere();
    expect(actions.requireSignIn('/my/orders')).toBe('signedOut');
    setCookie('token', old);
    session = () => new Response(null, { status: 401 });
    await expect(bearerRequest('/v1/x')).rejects.toMatchObject({ status: 401 });
    expect(leave.mock.calls).toEqual([['/auth/login', 'replace']]);
  });
});

test('a session that expires leads to the login also before a customer is chosen', async () => {
  start();
  setCookie('token', old);
  session = () => new Response(null, { status: 401 });
  await expect(bearerRequest('/v1/user/customers')).rejects.toMatchObject({ status: 401 });
  expect(getCookie('token')).toBeUndefined();
  expect(leave.mock.calls).toEqual([['/auth/login', 'replace']]);
});

test('after a sign-out this tab stays signed out until the user signs in by hand', () => {
  setCookie('token', fresh);
  start().signOut();
  leave.mockReset();
  expect(start().requireSignIn('/my/orders')).toBe('signedOut');
  expect(leave).not.toHaveBeenCalled();
  setCookie('token', fresh);
  start();
  removeCookies('token');
  expect(start().requireSignIn('/my/orders')).toBe('leaving');
});

test('choosing a customer makes the session ready, and switches it later', () => {
  const actions = start();
  setCookie('token', fresh);
  expect(currentSession().kind).toBe('choose-customer');
  actions.chooseCustomer('100');
  expect(currentSession()).toMatchObject({ kind: 'ready', customerId: '100' });
  actions.chooseCustomer('200');
  expect(currentSession()).toMatchObject({ kind: 'ready', customerId: '200' });
});

test('the language follows the locale; unknown ones change nothing', () => {
  const actions = start();
  setCookie('availableLocales', ['de', 'en', 'it']);
  actions.setLocale('it-IT');
  expect(currentSession().language).toBe('it');
  actions.setLocale('xx');
  expect(getCookie('locale')).toBe('it-IT');
});

test('the session is referentially stable while the cookies say the same', () => {
  const before = currentSession();
  setCookie('consentChat', true);
  expect(currentSession()).toBe(before);
  setCookie('token', fresh);
  expect(currentSession()).not.toBe(before);
});

test('dropping the customer leads back to choosing one; the user stays signed in', () => {
  const { chooseCustomer, forgetCustomer } = start('al.localhost');
  setCookie('token', fresh);
  chooseCustomer('100');
  expect(currentSession()).toMatchObject({ kind: 'ready', customerId: '100' });
  forgetCustomer();
  expect(currentSession()).toMatchObject({ kind: 'choose-customer', customerId: '' });
  expect(getCookie('token')).toBe(fresh);
  expect(leave).not.toHaveBeenCalled();
});
