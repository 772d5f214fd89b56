import { languageOf } from '#domain/text/language.ts';
import { tenantOfHost } from '#domain/customer/tenant.ts';
import { ResponseError } from '#http/errors.ts';
import { configureHttp } from '#http/ports.ts';
import { refreshToken } from '#http/refresh.ts';
import { sessionRequest } from '#http/request.ts';
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
 * Outcome for a page that needs a login. The shop is being left (`leaving`); or it stays, because another redirect would be `circling`,
 * or because the user has `signedOut` by choice, which an immediate sign-on might undo.
 */
export type SignInOutcome = 'leaving' | 'circling' | 'signedOut';

/** Actions on the session. The functions are stable for the life of the page. */
export interface SessionActions {
  /**
   * Remembers the path (this page without one) and goes to the login URL, because the user asked to.
   * Paths outside the shop are not remembered.
   */
  signIn(path?: string): void;
  /**
   * The same, because a page needs a login, without a request of the user. Stays if this page view would be the fourth redirect within
   * a minute. Also stays if the user has signed out in this tab, or in another while this one was signed in. Show a page with a sign-in
   * button then. While the shop is already being left, for the login or the logout URL, it changes nothing.
   */
  requireSignIn(path?: string): SignInOutcome;
  /** Forgets the user in this browser and goes to the logout URL, which ends the session at the sign-on service. */
  signOut(): void;
  /** Orders for this customer from now on, in every tab. */
  chooseCustomer(customerId: string): void;
  /** Clears the chosen customer, in every tab, because it isn't one of the user's; they choose again. */
  forgetCustomer(): void;
  /** Shows the shop in the language of this locale from now on. Locales of unknown languages are ignored. */
  setLocale(locale: string): void;
}

/** Dependencies of the session at start. */
export interface SessionStart {
  config: RuntimeConfig;
  /** Host name of the page, which can name the tenant. */
  hostname: string;
  /**
   * Leaves the shop by loading an address: `(url, how) => window.location[how](url)`. A redirect without a request of the user replaces
   * the page in the history, as Back would otherwise lead to the login again.
   */
  leave(url: string, how: 'assign' | 'replace'): void;
  /** A content call was answered with 401: go to "/" inside the app, without reloading the page. */
  onContentUnauthorized(): void;
}

const tokenPath = '/v1/my/token';

/** Milliseconds that leaving the shop may take; meanwhile the page must not redirect the browser elsewhere. */
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
      // A request still under way must not sign a user in again who is just signing out, here or in another tab.
      if (isSignedOutByChoice()) throw new ResponseError({ status: 401, path: tokenPath });
      return fetchToken();
    },
    storeToken: (token) => setCookie('token', token),
    onSignedOut: () => {
      // Comes first, because pages that need a login react to the removed cookies at once; and this is no sign-out by choice.
      requireSignIn();
      wasSignedIn = false;
      // The customer stays chosen for the user's next sign-in (P§4 customer cookie).
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
      // Comes first, because pages that need a login react to the removed cookies at once and would request one.
      pendingRedirect = { to: 'logout', at: Date.now() };
      // The customer before the token: a tab that is notified of each in turn must not take this for a session that has ended by
      // itself.
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

/** Undefined also for a token without a user: the session can't continue with it. */
async function fetchToken(): Promise<string | undefined> {
  const answer = await sessionRequest<unknown>(tokenPath, { isRead: true });
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
  return typeof token === 'string' && userOfToken(token) ? token : undefined;
}

/**
 * The token cookie exists but can't be read. Asks the session endpoint once: it returns a good token, or there is no session, and the
 * cookie is removed. Without an answer everything stays: the next call's 401 asks again.
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
