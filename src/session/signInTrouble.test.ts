import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieNames, getCookie, removeCookies, type CookieKey } from './cookies';
import { defaultConfig } from './runtimeConfig';
import { findSignInTrouble } from './signInTrouble';
import { startSession } from './startSession';

function tokenOf(customers: number): string {
  const claims = { sub: 'u', customers: Array.from({ length: customers }, (_, index) => String(100_000 + index)) };
  return `e30.${Buffer.from(JSON.stringify({ ...claims, realm_access: { roles: ['tenant-AL'] } })).toString('base64url')}.sig`;
}

let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer());
  startSession({ config: defaultConfig, hostname: 'localhost', leave: () => undefined, onContentUnauthorized: () => undefined });
});

afterEach(() => {
  vi.restoreAllMocks();
  removeCookies(...(Object.keys(cookieNames) as CookieKey[]));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a session that issues a token continues, whatever the sign-on service has set', async () => {
  answer = () => Response.json({ token: tokenOf(2) });
  expect(await findSignInTrouble()).toBeUndefined();
  expect(getCookie('token')).toBe(tokenOf(2));
});

test.each([
  ['a token that no cookie holds', tokenOf(400), 'tooLarge'],
  ['a browser that keeps no cookies', tokenOf(2), 'notKept'],
])('%s', async (_case, token, trouble) => {
  // As browsers do it: without a word.
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  answer = () => Response.json({ token });
  expect(await findSignInTrouble()).toBe(trouble);
});

test('no session', async () => {
  answer = () => new Response(null, { status: 401 });
  expect(await findSignInTrouble()).toBe('refused');
});

test('no answer', async () => {
  vi.useFakeTimers();
  answer = () => new Response(null, { status: 503 });
  const trouble = findSignInTrouble();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await trouble).toBe('unreachable');
});
