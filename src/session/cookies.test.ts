import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { cookieNames, getCookie, rawCookie, removeCookies, setCookie, subscribeToCookies, type CookieKey } from './cookies';

let writing: MockInstance<(text: string) => void>;
const written = () => writing.mock.calls.map(([text]) => text);

beforeEach(() => {
  writing = vi.spyOn(document, 'cookie', 'set');
});

afterEach(() => {
  removeCookies(...(Object.keys(cookieNames) as CookieKey[]));
  vi.restoreAllMocks();
});

/** Writes a cookie as a server or a stranger would. */
function plant(text: string): void {
  document.cookie = `${text}; Path=/`;
}

test('exactly the cookies of the specification, by name', () => {
  expect(Object.values(cookieNames)).toEqual([
    'sso-token',
    'tenant',
    'customer',
    'locale',
    'available-locales',
    'XSRF-TOKEN',
    'JSESSIONID',
    'consent-web-tracking',
    'consent-search-analytics',
    'consent-marketing-automation',
    'consent-chatbot',
    'consent-business-intelligence',
    'consent-lead-tracking',
    'consent-web-analytics',
    'hide-app-banner',
  ]);
});

test('a cookie is written with SameSite=Strict and Path=/, and without an expiry date by default', () => {
  setCookie('customer', '100');
  expect(written()).toEqual(['customer=100; path=/; sameSite=strict']);
});

test('on https a cookie is Secure', () => {
  vi.spyOn(window, 'location', 'get').mockReturnValue({ protocol: 'https:' } as Location);
  setCookie('customer', '100');
  removeCookies('customer');
  expect(written().map((text) => text.includes('; secure'))).toEqual([true, true]);
});

test('a cookie can have an expiry date', () => {
  setCookie('locale', 'it', new Date('2027-01-02T03:04:05Z'));
  expect(written()[0]).toContain('expires=Sat, 02 Jan 2027 03:04:05 GMT');
});

test.each([true, false])('a consent of %s expires at the end of 2099', (value) => {
  setCookie('consentChat', value);
  expect(written()[0]).toBe(`consent-chatbot=${value}; path=/; sameSite=strict; expires=Thu, 31 Dec 2099 23:59:59 GMT`);
  expect(getCookie('consentChat')).toBe(value);
});

test('a written value is read back', () => {
  setCookie('token', 'e30.e30.a-b_c');
  setCookie('tenant', 'AL');
  setCookie('customer', 'Ä; b=c/1,2"');
  setCookie('availableLocales', ['de-AT', 'it']);
  expect(getCookie('token')).toBe('e30.e30.a-b_c');
  expect(getCookie('tenant')).toBe('AL');
  expect(getCookie('customer')).toBe('Ä; b=c/1,2"');
  expect(getCookie('availableLocales')).toEqual(['de-AT', 'it']);
});

test.each<[string, CookieKey, unknown]>([
  ['tenant=XX', 'tenant', undefined],
  ['tenant=al', 'tenant', undefined],
  ['tenant=__proto__', 'tenant', undefined],
  ['tenant=', 'tenant', undefined],
  ['sso-token=', 'token', undefined],
  ['customer=..', 'customer', undefined],
  ['customer=.', 'customer', undefined],
  ['customer=%E4', 'customer', undefined],
  ['consent-chatbot=TRUE', 'consentChat', undefined],
  ['consent-chatbot=1', 'consentChat', undefined],
  ['available-locales=,de, ,it,', 'availableLocales', ['de', 'it']],
  ['available-locales=%3Cb%3E', 'availableLocales', ['<b>']],
])('the cookie %s is parsed correctly', (text, key, value) => {
  plant(text);
  expect(getCookie(key)).toEqual(value);
});

test('a cookie that cannot be decoded does not affect others', () => {
  plant('evil=%E0%A4%A');
  plant('%E0%A4%A=1');
  setCookie('customer', '7');
  expect(getCookie('customer')).toBe('7');
});

test('removed cookies are gone', () => {
  setCookie('token', 'x');
  setCookie('customer', '1');
  removeCookies('token', 'customer');
  expect([getCookie('token'), rawCookie('customer')]).toEqual([undefined, undefined]);
});

test('the CSRF token is read again each time', () => {
  plant('XSRF-TOKEN=a');
  expect(getCookie('csrf')).toBe('a');
  plant('XSRF-TOKEN=b');
  expect(getCookie('csrf')).toBe('b');
});

test('subscribers in this tab are notified of each change once, and no more after unsubscribing', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToCookies(listener);
  setCookie('customer', '1');
  removeCookies('token', 'customer');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setCookie('customer', '2');
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test("one subscriber that unsubscribes doesn't affect the others", () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToCookies(listener);
  subscribeToCookies(() => undefined)();
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('the tab rereads the cookies when it regains the focus', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToCookies(listener);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('tabs notify each other of changes, without any value in the message', async () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToCookies(listener);
  const otherTab = new BroadcastChannel('shop-cookies');
  const heard = new Promise((resolve) => otherTab.addEventListener('message', (event) => resolve(event.data)));
  otherTab.postMessage('changed');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  setCookie('token', 'secret');
  expect(await heard).toBe('changed');
  otherTab.close();
  stop();
});

test('a browser without a channel between tabs still reports changes, of this tab and by the focus', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const listener = vi.fn<() => void>();
  const stop = subscribeToCookies(listener);
  setCookie('customer', '1');
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('other tabs are notified of a change even without subscribers in this one', async () => {
  const otherTab = new BroadcastChannel('shop-cookies');
  const heard = new Promise((resolve) => otherTab.addEventListener('message', (event) => resolve(event.data)));
  setCookie('customer', '1');
  expect(await heard).toBe('changed');
  otherTab.close();
});
