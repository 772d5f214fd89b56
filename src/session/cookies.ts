import Cookies from 'js-cookie';
import { consentExpiry } from '#domain/customer/consent.ts';
import { publisher } from '#platform/publisher.ts';
import { isTenantCode, type TenantCode } from '#domain/customer/tenant.ts';
import { openTabChannel, postToTabs } from '#platform/tabChannel.ts';

/** Name of a cookie, and the parsing of its text. */
interface Cookie<Value> {
  readonly name: string;
  /** Undefined for a text that means nothing: the cookie then counts as not there. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  /** When the browser forgets the cookie; without one, when it closes. */
  readonly expires?: Date;
}

function text(name: string): Cookie<string> {
  return { name, read: (value) => value || undefined, write: (value) => value };
}

function list(name: string): Cookie<readonly string[]> {
  return {
    name,
    read: (value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    write: (values) => values.join(','),
  };
}

function flag(name: string): Cookie<boolean> {
  return {
    name,
    read: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
    write: String,
    expires: new Date(consentExpiry),
  };
}

const tenant: Cookie<TenantCode> = {
  name: 'tenant',
  read: (value) => (isTenantCode(value) ? value : undefined),
  write: (value) => value,
};

/** A customer number is used in paths, where these would be read as a step up; no real number is one of them. */
const customer: Cookie<string> = {
  ...text('customer'),
  read: (value) => (value === '' || value === '.' || value === '..' ? undefined : value),
};

/** Every cookie of the shop (P§3 Cookies), by purpose. No other module knows a name or touches `document.cookie`. */
const cookies = {
  /** The single-sign-on token. It exists if and only if a user is signed in (P§4 signed in). */
  token: text('sso-token'),
  /** The shop's tenant. */
  tenant,
  /** Number of the customer that the user orders for. */
  customer,
  /** Locale of the interface. */
  locale: text('locale'),
  /** Locales that the tenant offers. */
  availableLocales: list('available-locales'),
  /** CSRF token, set by the server. */
  csrf: text('XSRF-TOKEN'),
  /** Session id, set by the server; where it is HttpOnly only the server can read or remove it. */
  sessionId: text('JSESSIONID'),
  /** Consents: true or false, absent while the visitor hasn't chosen. */
  consentWebTracking: flag('consent-web-tracking'),
  consentSearchAnalytics: flag('consent-search-analytics'),
  consentMarketingAutomation: flag('consent-marketing-automation'),
  consentChat: flag('consent-chatbot'),
  consentBusinessIntelligence: flag('consent-business-intelligence'),
  consentLeadTracking: flag('consent-lead-tracking'),
  consentWebAnalytics: flag('consent-web-analytics'),
  /** The banner that offers the native app was closed. */
  appBannerHidden: flag('hide-app-banner'),
};

/** Purpose of a cookie; the key to read and write it by. */
export type CookieKey = keyof typeof cookies;

/** The value that a cookie holds, once read. */
export type CookieValue<Key extends CookieKey> = (typeof cookies)[Key] extends Cookie<infer Value> ? Value : never;

/** The names of all cookies that the shop reads or writes, for the privacy page and for tests. */
export const cookieNames = Object.fromEntries(Object.entries(cookies).map(([key, { name }]) => [key, name])) as Readonly<
  Record<CookieKey, string>
>;

function cookieOf<Key extends CookieKey>(key: Key): Cookie<CookieValue<Key>> {
  // TypeScript can't follow one key through two lookups in the same table.
  return cookies[key] as unknown as Cookie<CookieValue<Key>>;
}

function attributes() {
  return { path: '/', sameSite: 'strict', secure: window.location.protocol === 'https:' } as const;
}

/** The cookie's value; undefined if it is missing, empty, or invalid. */
export function getCookie<Key extends CookieKey>(key: Key): CookieValue<Key> | undefined {
  return cookieValue(key, rawCookie(key));
}

/** Parses a cookie's text, as `getCookie` returns it. */
export function cookieValue<Key extends CookieKey>(key: Key, raw: string | undefined): CookieValue<Key> | undefined {
  return raw === undefined ? undefined : cookieOf(key).read(raw);
}

/** The text of all cookies, to check that none has changed. */
export function cookieText(): string {
  return document.cookie;
}

let jar: { readonly text: string; readonly values: Readonly<Record<string, string>> } | undefined;

/** The cookie's text for comparison; undefined if it is missing. Parsed once per change of the cookies. */
export function rawCookie(key: CookieKey): string | undefined {
  const all = cookieText();
  if (jar?.text !== all) jar = { text: all, values: Cookies.get() };
  return jar.values[cookies[key].name];
}

/**
 * Writes a cookie with SameSite=Strict and Path=/, on https also Secure (P§3 Cookies), and notifies this tab and the others.
 *
 * @param expires when the browser deletes it; default: the cookie's own date, else when the browser closes
 */
export function setCookie<Key extends CookieKey>(key: Key, value: CookieValue<Key>, expires?: Date): void {
  const cookie = cookieOf(key);
  const end = expires ?? cookie.expires;
  Cookies.set(cookie.name, cookie.write(value), { ...attributes(), ...(end ? { expires: end } : {}) });
  announceChange();
}

/** Maximum bytes of a cookie's name and value together; browsers drop larger ones silently. */
const maxCookieBytes = 4096;

/** True if browsers accept a cookie of this size. */
export function fitsCookie<Key extends CookieKey>(key: Key, value: CookieValue<Key>): boolean {
  const { name, write } = cookieOf(key);
  return name.length + encodeURIComponent(write(value)).length <= maxCookieBytes;
}

/** Removes cookies and notifies this tab and the others, once. */
export function removeCookies(...keys: CookieKey[]): void {
  for (const key of keys) Cookies.remove(cookies[key].name, attributes());
  announceChange();
}

/** Names of all cookies that scripts can read, the shop's and those of others. */
export function foreignCookieNames(): readonly string[] {
  return Object.keys(Cookies.get());
}

/** Removes a cookie that a script of others has set: for this host, and for every domain above it that it may have been set for. */
export function removeForeignCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  Cookies.remove(name, { path: '/' });
  labels.forEach((_, from) => Cookies.remove(name, { path: '/', domain: labels.slice(from).join('.') }));
}

const channelName = 'shop-cookies';
let channel: BroadcastChannel | undefined;

const { subscribe, publish } = publisher(() => {
  const onChange = () => publish();
  channel = openTabChannel(channelName);
  channel?.addEventListener('message', onChange);
  window.addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  serverCookies()?.addEventListener('change', onChange);
  return () => {
    channel?.close();
    channel = undefined;
    window.removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
    serverCookies()?.removeEventListener('change', onChange);
  };
});

function announceChange(): void {
  publish();
  // The message says only that something changed: no cookie's value leaves the cookie.
  if (channel) return channel.postMessage('changed');
  postToTabs(channelName, 'changed');
}

/** Reports cookies that the server sets with an answer; missing in older browsers, where the focus of the tab serves instead. */
function serverCookies(): EventTarget | undefined {
  return (window as { readonly cookieStore?: EventTarget }).cookieStore;
}

/**
 * Calls back whenever cookies may have changed: here, in another tab (sign-out, switch of customer, fresh token), or by the
 * server. The listener compares for itself.
 *
 * @returns function that ends the subscription
 */
export const subscribeToCookies: (listener: () => void) => () => void = subscribe;
