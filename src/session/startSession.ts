import { languageOf } from '../domain/language';
import { tenantOfHost } from '../domain/tenant';
import { ResponseError } from '../http/errors';
import { configureHttp } from '../http/ports';
import { refreshToken } from '../http/refresh';
import { sessionRequest } from '../http/request';
import { getCookie, removeCookies, setCookie } from './cookies';
import { currentSession, hasSignedOut } from './currentSession';
import { clearDeviceStorage } from './deviceStorage';
import { endLanguageOffer } from './languageOffer';
import {
  clearTabStorage,
  countSignIn,
  currentTarget,
  forgetSignIns,
  forgetSignOut,
  hasSignedOutByChoice,
  noteSignOut,
  rememberTarget,
} from './redirect';
import type { RuntimeConfig } from './runtimeConfig';
import { keepTextsByUser } from './tabOwner';
import { userOfToken } from './token';

/**
 * What became of a page that needs a login: the shop is being `leaving`; or the shop stays, because going there again would be `circling`, or
 * because somebody has `signedOut` by choice, which the sign-on service, asked at once, might undo.
 */
export type SignInOutcome = 'leaving' | 'circling' | 'signedOut';

/** What can be done to the session. The functions stay the same for the life of the page. */
export interface SessionActions {
  /**
   * Remembers the path (this page without one) and goes to the login URL, because the user asked to.
   * Paths outside the shop are not remembered.
   */
  signIn(path?: string): void;
  /**
   * The same, because a page needs a login and nobody asked. Stays when this page view would be the fourth to do so within a minute, and
   * when somebody has signed out in this tab, or in another while this one was signed in: show a page with a sign-in button then. While
   * the shop is already being left, for the login or the logout URL, it changes nothing.
   */
  requireSignIn(path?: string): SignInOutcome;
  /** Forgets the user in this browser and goes to the logout URL, which ends the session at the sign-on service. */
  signOut(): void;
  /** Orders for this customer from now on, in every tab. */
  chooseCustomer(customerId: string): void;
  /** Has a customer chosen again, in every tab, because the chosen one is none of the user's. */
  forgetCustomer(): void;
  /** Shows the shop in the language of this locale from now on. Locales of unknown languages are ignored. */
  setLocale(locale: string): void;
}

/** What the session needs to know at start. */
export interface SessionStart {
  config: RuntimeConfig;
  /** Host name of the page, which can name the tenant. */
  hostname: string;
  /**
   * Leaves the shop for an address, by loading it: `(url, how) => window.location[how](url)`. What nobody asked for replaces the page in
   * the history, else the way back would lead straight to the login again.
   */
  leave(url: string, how: 'assign' | 'replace'): void;
  /** A content call was answered with 401: go to "/" inside the app, without reloading the page. */
  onContentUnauthorized(): void;
}

const tokenPath = '/v1/my/token';

/** Milliseconds that leaving the shop may take; what happens in the page meanwhile must not send the browser elsewhere. */
const redirectTimeMs = 10_000;

/**
 * Starts the session, once, before the first request: takes the tenant from the host, connects the transport with the cookies, and
 * has a token that can't be read replaced.
 */
export function startSession({ config, hostname, leave, onContentUnauthorized }: SessionStart): SessionActions {
  const tenant = tenantOfHost(hostname, config.hosts);
  if (tenant && tenant !== getCookie('tenant')) setCookie('tenant', tenant);
  keepTextsByUser();

  let pendingRedirect: { to: 'login' | 'logout'; at: number } | undefined;
  const isLeaving = () => pendingRedirect !== undefined && Date.now() - pendingRedirect.at < redirectTimeMs;

  let wasSignedIn = false;
  function token(): string | undefined {
    const present = getCookie('token');
    if (present !== undefined && !wasSignedIn) {
      wasSignedIn = true;
      forgetSignOut();
    }
    return present;
  }
  /** The mark in the tab outlives a reload. */
  function isSignedOutByChoice(): boolean {
    if (token() !== undefined) return false;
    if (wasSignedIn && hasSignedOut()) {
      wasSignedIn = false;
      noteSignOut(Date.now());
    }
    return hasSignedOutByChoice();
  }

  function requireSignIn(path = currentTarget()): SignInOutcome {
    if (isLeaving()) return 'leaving';
    if (isSignedOutByChoice()) return 'signedOut';
    rememberTarget('login', path);
    if (!countSignIn(Date.now())) return 'circling';
    pendingRedirect = { to: 'login', at: Date.now() };
    leave(config.loginUrl, 'replace');
    return 'leaving';
  }

  token();
  configureHttp({
    token,
    csrfToken: () => getCookie('csrf'),
    language: () => currentSession().language,
    fetchToken: async () => {
      // A request that was still under way must not sign somebody in again who is just signing out, here or in another tab.
      if (isSignedOutByChoice()) throw new ResponseError({ status: 401, path: tokenPath });
      return fetchToken();
    },
    storeToken: (token) => setCookie('token', token),
    onSignedOut: () => {
      // First of all, because pages that need a login hear of the removed cookies at once; and nobody has chosen to sign out.
      requireSignIn();
      wasSignedIn = false;
      // The customer stays chosen: a user who signs in again goes on where they were (P§4).
      removeCookies('token', 'sessionId');
    },
    onContentUnauthorized,
  });

  const session = currentSession();
  if (session.kind === 'signed-out' && session.reason === 'unreadable-token') void replaceUnreadableToken();

  return {
    signIn: (path = currentTarget()) => {
      rememberTarget('login', path);
      forgetSignIns();
      forgetSignOut();
      pendingRedirect = { to: 'login', at: Date.now() };
      leave(config.loginUrl, 'assign');
    },
    requireSignIn,
    signOut: () => {
      // First of all, because pages that need a login hear of the removed cookies at once and would ask for one.
      pendingRedirect = { to: 'logout', at: Date.now() };
      // The customer before the token: a tab that hears of them one by one must not take this for a session that has ended by itself.
      removeCookies('customer', 'token', 'sessionId');
      clearTabStorage();
      noteSignOut(Date.now());
      clearDeviceStorage();
      leave(config.logoutUrl, 'replace');
    },
    chooseCustomer: (customerId) => setCookie('customer', customerId),
    forgetCustomer: () => removeCookies('customer'),
    setLocale: (locale) => {
      if (!languageOf(locale)) return;
      // A user who has chosen is offered no other.
      endLanguageOffer();
      setCookie('locale', locale, oneYearFrom(new Date()));
    },
  };
}

/** Undefined also for a token that names nobody: the session can't go on with it. */
async function fetchToken(): Promise<string | undefined> {
  const answer = await sessionRequest<unknown>(tokenPath, { isRead: true });
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
  return typeof token === 'string' && userOfToken(token) ? token : undefined;
}

/**
 * A token cookie exists, so somebody is logged in, but nobody can be read from it. The session endpoint is asked once: it gives a
 * good token, or there is no session, and the cookie goes. Without an answer everything stays: the next call's 401 asks again.
 */
async function replaceUnreadableToken(): Promise<void> {
  const outcome = await refreshToken();
  if (outcome.kind === 'refused') removeCookies('token', 'sessionId');
}

function oneYearFrom(moment: Date): Date {
  const end = new Date(moment);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}
