/// <reference types="msw/vite/client" />
import { config as configureZod } from 'zod';
import { tenantOfHost } from '#domain/customer/tenant.ts';
import { createBackend, newId, type Backend, type SignOn } from './backend';
import { readCatalogueSize, setCatalogueSize } from './catalogue/catalogue';
import { cookieNames, mockCookieNames, readCookies } from './cookieNames';
import { availableLocales } from './language';
import { showPanel } from './panel';
import { signOnPage, signOnStyle } from './signOn/page';
import { targetAfterSignOn } from './signOn/target';
import { toNode } from './signOn/tree';
import { browserPersistence } from './state/persistence';

/**
 * Starts the mock backend inside the browser: a worker answers the calls of all tabs, which share one state that survives a reload.
 * Answers `signOn` when the page belongs to the sign-on and the shop must not start: at /auth/login, whose page is then shown, and
 * at /auth/logout, which ends the session and leads to the start page.
 */
export async function startMockBackend(): Promise<'shop' | 'signOn'> {
  // If the page's policy forbids code from strings, zod must not even try.
  configureZod({ jitless: true });
  // VITE_MOCK_PRODUCTS=100000 npm start: how the shop does with a large range.
  setCatalogueSize(readCatalogueSize('VITE_MOCK_PRODUCTS', import.meta.env['VITE_MOCK_PRODUCTS'] as string | undefined));
  const backend = createBackend({ persistence: browserPersistence(), cookies: () => document.cookie });
  const { network } = await import('virtual:msw');
  network.configure({ handlers: backend.handlers, onUnhandledFrame: 'bypass' });
  await network.enable();
  ensureCookies();
  switch (window.location.pathname) {
    case '/auth/login':
      if (!(await isSignedOnByAddress(backend))) {
        showSignOn(backend);
        return 'signOn';
      }
      break;
    case '/auth/logout':
      await backend.signOut(cookie(cookieNames.sessionId));
      for (const name of [cookieNames.token, cookieNames.sessionId, cookieNames.customer]) removeCookie(name);
      window.location.replace('/');
      return 'signOn';
  }
  showPanel({ backend, signIn: async (userName) => signOnAs(backend, userName), isHidden: isPanelHidden() });
  return 'shop';
}

function cookie(name: string): string | undefined {
  return readCookies(document.cookie).get(name);
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict`;
}

function removeCookie(name: string): void {
  document.cookie = `${name}=; path=/; samesite=strict; max-age=0`;
}

/** Sets the cookies of a server's first answer. */
function ensureCookies(): void {
  if (cookie(cookieNames.csrf) === undefined) setCookie(cookieNames.csrf, newId());
  if (cookie(cookieNames.availableLocales) === undefined) setCookie(cookieNames.availableLocales, availableLocales);
}

/** Signs a demo user on and sets their cookies. The previously chosen customer belongs to another user. */
async function signOnAs(backend: Backend, userName: string): Promise<SignOn | undefined> {
  const signOn = await backend.signIn(userName);
  if (!signOn) return undefined;
  if (!signOn.user.customerIds.includes(cookie(cookieNames.customer) ?? '')) removeCookie(cookieNames.customer);
  for (const [name, value] of Object.entries(signOn.cookies)) setCookie(name, value);
  return signOn;
}

/** `/auth/login?user=anna.al` signs on without asking and continues to the shop, in this same page. */
async function isSignedOnByAddress(backend: Backend): Promise<boolean> {
  const { search } = window.location;
  const userName = new URLSearchParams(search).get('user');
  if (userName === null || !(await signOnAs(backend, userName))) return false;
  window.history.replaceState(null, '', targetAfterSignOn(search));
  return true;
}

function showSignOn(backend: Backend): void {
  document.title = 'Sign in';
  document.documentElement.lang = 'en';
  const style = new CSSStyleSheet();
  style.replaceSync(signOnStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const { hostname, search } = window.location;
  // An unknown name in the address is reported, as on the server.
  const unknownUser = new URLSearchParams(search).get('user') ?? undefined;
  const page = toNode(signOnPage({ tenant: tenantOfHost(hostname), action: `/auth/login${search}`, unknownUser }));
  document.body.replaceChildren(page);
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter;
    if (button instanceof HTMLButtonElement)
      void signOnAs(backend, button.value).then(() => window.location.replace(targetAfterSignOn(search)));
  });
  document.body.querySelector('button')?.focus();
}

/** The panel stays away when the address or its cookie says so, and from browsers that a program drives. */
function isPanelHidden(): boolean {
  const wanted = new URLSearchParams(window.location.search).get('panel');
  if (wanted !== null) setCookie(mockCookieNames.panel, wanted === 'off' ? 'off' : 'on');
  const chosen = cookie(mockCookieNames.panel);
  return chosen === undefined ? navigator.webdriver : chosen === 'off';
}
