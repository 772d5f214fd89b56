import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { defaultConfig, loadRuntimeConfig, runtimeConfigOf } from './runtimeConfig';

let warning: MockInstance<typeof console.warn>;

beforeEach(() => {
  warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const full = {
  loginUrl: 'https://login.example/realms/shop',
  logoutUrl: '/bye',
  hosts: { 'bestellen.example': 'AL' },
  marketHosts: ['markt.example'],
  analyticsUrl: 'https://report.example/embed',
  chat: { tenant: 'GM', scriptUrl: '/chat.js' },
  captchaUrl: 'https://captcha.example',
};

test('a full configuration is taken over without a warning', () => {
  expect(runtimeConfigOf(full)).toEqual(full);
  expect(warning).not.toHaveBeenCalled();
});

test('what is left out keeps its default without a warning', () => {
  expect(runtimeConfigOf({ loginUrl: null, unknown: 1 })).toEqual(defaultConfig);
  expect(defaultConfig).toMatchObject({ loginUrl: '/auth/login', logoutUrl: '/auth/logout', chat: undefined });
  expect(warning).not.toHaveBeenCalled();
});

test.each<[string, object]>([
  ['loginUrl', { loginUrl: 'javascript:alert(1)' }],
  ['loginUrl', { loginUrl: '' }],
  ['loginUrl', { loginUrl: 5 }],
  ['logoutUrl', { logoutUrl: 'data:text/html,x' }],
  ['logoutUrl', { logoutUrl: 'http://' }],
  ['hosts', { hosts: { 'a.example': 'XX' } }],
  ['hosts', { hosts: ['AL'] }],
  ['marketHosts', { marketHosts: 'markt.example' }],
  ['marketHosts', { marketHosts: [1] }],
  ['analyticsUrl', { analyticsUrl: {} }],
  ['chat', { chat: { tenant: 'AL' } }],
  ['chat', { chat: { tenant: 'XX', scriptUrl: '/chat.js' } }],
  ['chat', { chat: { tenant: 'AL', scriptUrl: 'javascript:1' } }],
  ['captchaUrl', { captchaUrl: true }],
])('a bad %s alone falls back, with one warning that names it', (name, bad) => {
  expect(runtimeConfigOf({ ...full, ...bad })).toEqual({ ...full, [name]: defaultConfig[name as keyof typeof defaultConfig] });
  expect(warning.mock.calls.map(([message]) => String(message).includes(name))).toEqual([true]);
});

test.each([[null], [[]], ['x'], [1]])('%j is no configuration', (json) => {
  expect(runtimeConfigOf(json)).toBe(defaultConfig);
  expect(warning).toHaveBeenCalledTimes(1);
});

test('the file is asked for once, past the cache', async () => {
  const stub = vi.fn<typeof fetch>(async () => Response.json(full));
  vi.stubGlobal('fetch', stub);
  expect(await loadRuntimeConfig()).toEqual(full);
  expect(stub.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([['/config.json', 'no-cache']]);
});

test.each<[string, () => Promise<Response>]>([
  ['is missing', async () => new Response(null, { status: 404 })],
  ['is the fallback page', async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['can\'t be fetched', async () => Promise.reject(new TypeError('offline'))],
])('where the file %s, the defaults apply, with one warning', async (_case, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await loadRuntimeConfig()).toBe(defaultConfig);
  expect(warning).toHaveBeenCalledTimes(1);
});
