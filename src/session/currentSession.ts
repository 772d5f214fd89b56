import { cookieText, getCookie, rawCookie, type CookieKey } from './cookies';
import { sessionState, type SessionState } from './state';

const identityCookies = ['token', 'tenant', 'customer', 'locale', 'availableLocales'] as const satisfies readonly CookieKey[];

let last: { text: string; fingerprint: string; state: SessionState } | undefined;

/**
 * The session by the present cookies. The same object while they say the same, so it can be compared by identity and used as the
 * snapshot of an external store.
 */
export function currentSession(): SessionState {
  // Every row and every call asks; as a rule nothing has changed at all.
  const text = cookieText();
  if (last?.text === text) return last.state;
  const fingerprint = JSON.stringify(identityCookies.map((key) => rawCookie(key) ?? null));
  if (last?.fingerprint !== fingerprint) {
    const state = sessionState({
      token: getCookie('token'),
      tenant: getCookie('tenant'),
      customer: getCookie('customer'),
      locale: getCookie('locale'),
      availableLocales: getCookie('availableLocales'),
    });
    last = { text, fingerprint, state };
  }
  last = { ...last, text };
  return last.state;
}

/**
 * True if the session has ended by itself, and the page waits for the redirect to the login: the customer then stays chosen for the
 * next sign-in. After a sign-out no customer is chosen.
 */
export function awaitsLogin(): boolean {
  return getCookie('token') === undefined && getCookie('customer') !== undefined;
}

/** True after a sign-out: neither a session nor a chosen customer is left. */
export function hasSignedOut(): boolean {
  return getCookie('token') === undefined && getCookie('customer') === undefined;
}
