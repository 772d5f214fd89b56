import { tenantOfHost } from '#domain/customer/tenant.ts';
import { newId, type Backend } from './backend';
import { cookieNames, mockCookieNames, readCookies } from './cookieNames';
import { availableLocales } from './language';
import { demoUsers } from './demoUsers';
import { languageOfRequest, problem, refusedMethod } from './problems';
import { scenarioNames } from './scenarioNames';
import { isOperation, meaninglessParts, parseScenario, withoutEndedSession } from './scenarios';
import { signOnPage, signOnStyle } from './signOn/page';
import { targetAfterSignOn } from './signOn/target';
import { tag, toHtml } from './signOn/tree';
import type { Worlds } from './worlds';

/** Cookies that scripts must not see. */
const hidden: readonly string[] = [cookieNames.sessionId];

function setCookie(headers: Headers, name: string, value: string): void {
  headers.append('Set-Cookie', `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${hidden.includes(name) ? '; HttpOnly' : ''}`);
}

function removeCookie(headers: Headers, name: string): void {
  headers.append('Set-Cookie', `${name}=; Path=/; SameSite=Strict; Max-Age=0${hidden.includes(name) ? '; HttpOnly' : ''}`);
}

/** A refusal that takes the cookie of the session along, because no script can see and remove it. */
function withoutSession(answer: Response): Response {
  const headers = new Headers(answer.headers);
  removeCookie(headers, cookieNames.sessionId);
  return new Response(answer.body, { status: answer.status, headers });
}

function cookiesOf(request: Request): ReadonlyMap<string, string> {
  return readCookies(request.headers.get('Cookie') ?? '');
}

/** Answers a request over HTTP: calls, pictures, the sign-on with its cookies, and the control of the backend itself. */
export async function answerOverHttp(worlds: Worlds, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const cookies = cookiesOf(request);
  const name = request.headers.get('x-mock-world') ?? cookies.get(mockCookieNames.world);
  const lead = Number(request.headers.get('x-mock-clock') ?? cookies.get(mockCookieNames.clock) ?? 0);
  const backend = worlds.backendOf(name ?? undefined, Number.isSafeInteger(lead) ? lead : 0);
  const language = languageOfRequest(request.headers);
  const page = url.pathname.replace(/\/+$/, '');
  if (!isPage(page)) {
    const answer = (await backend.answer(request)) ?? problem('notFound', language);
    return withFirstCookies(backend, request, page === '/v1/my/token' && answer.status === 401 ? withoutSession(answer) : answer);
  }
  const methods: readonly string[] = pages[page];
  if (!methods.includes(request.method)) return refusedMethod(request.method, methods, language);
  switch (page) {
    case '/auth/login':
      return login(backend, request, url);
    case '/auth/logout':
      return signOut(backend, request);
    case '/mock/health':
      return Response.json({ status: 'up', scenario: backend.scenario() });
    case '/mock/release':
      return release(backend, request);
    case '/mock/reset':
      await backend.reset();
      return new Response(null, { status: 204 });
    case '/mock/scenario':
      return scenario(backend, request);
    case '/mock/submissions':
      return Response.json(backend.submissions());
    case '/mock/users':
      return Response.json(demoUsers);
  }
}

/** Pages besides the calls and the pictures, with their methods. */
const pages = {
  '/auth/login': ['GET', 'HEAD', 'POST'],
  '/auth/logout': ['GET', 'POST'],
  '/mock/health': ['GET', 'HEAD'],
  '/mock/release': ['POST'],
  '/mock/reset': ['POST'],
  '/mock/scenario': ['GET', 'HEAD', 'POST'],
  '/mock/submissions': ['GET', 'HEAD'],
  '/mock/users': ['GET', 'HEAD'],
} as const;

function isPage(path: string): path is keyof typeof pages {
  return Object.hasOwn(pages, path);
}

/** The CSRF token of a backend's visitors: the same for all, so that a browser that asks several things at once doesn't get several. */
const firstTokens = new WeakMap<Backend, string>();

function firstTokenOf(backend: Backend): string {
  const token = firstTokens.get(backend) ?? newId();
  firstTokens.set(backend, token);
  return token;
}

/** Cookies of a visitor's first answer: the CSRF token and the locales of the shop. */
function withFirstCookies(backend: Backend, request: Request, response: Response): Response {
  const cookies = cookiesOf(request);
  const first = new Map<string, string>([
    [cookieNames.csrf, firstTokenOf(backend)],
    [cookieNames.availableLocales, availableLocales],
  ]);
  const missing = [...first].filter(([name]) => !cookies.has(name));
  if (missing.length === 0 || response.type === 'error' || new URL(request.url).pathname.startsWith('/media/')) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of missing) setCookie(headers, name, value);
  return new Response(response.body, { status: response.status, headers });
}

function loginPage(request: Request, { search }: URL, unknownUser?: string): Response {
  const host = request.headers.get('X-Forwarded-Host') ?? request.headers.get('Host') ?? '';
  const page = signOnPage({ tenant: tenantOfHost(host.split(':')[0] ?? ''), action: `/auth/login${search}`, unknownUser });
  const html = toHtml(
    tag(
      'html',
      { lang: 'en' },
      tag(
        'head',
        {},
        tag('meta', { charset: 'utf-8' }),
        tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        tag('link', { rel: 'icon', href: 'data:,' }),
        tag('title', {}, 'Sign in'),
      ),
      tag('body', {}, page),
    ),
  );
  // The style is the page's own text and needs no escaping; everything else was escaped.
  const document = `<!doctype html>${html.replace('</head>', () => `<style>${signOnStyle}</style></head>`)}`;
  return new Response(document, {
    status: unknownUser === undefined ? 200 : 401,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** The sign-on page, or the sign-on of the user who was chosen there or is named in the address (`?user=anna.al`). */
async function login(backend: Backend, request: Request, url: URL): Promise<Response> {
  if (request.method !== 'POST') {
    const named = url.searchParams.get('user');
    return named === null ? loginPage(request, url) : signIn(backend, request, url, named);
  }
  const form = await request.formData().catch(() => undefined);
  if (!form)
    return problem('unsupportedType', languageOfRequest(request.headers), { values: { type: 'application/x-www-form-urlencoded' } });
  const field = form.get('userName');
  return signIn(backend, request, url, typeof field === 'string' ? field : '');
}

/** Signs the user on, sets the cookies and sends the browser back into the shop. */
async function signIn(backend: Backend, request: Request, url: URL, userName: string): Promise<Response> {
  const signOn = await backend.signIn(userName);
  if (!signOn) return loginPage(request, url, userName);
  const headers = new Headers({ Location: targetAfterSignOn(url.search), 'Cache-Control': 'no-store' });
  for (const [name, value] of Object.entries(signOn.cookies)) setCookie(headers, name, value);
  const cookies = cookiesOf(request);
  // Signing in again ends an expired session, no matter who has asked for it.
  const told = cookies.get(mockCookieNames.scenario);
  if (told !== undefined && parseScenario(told).sessionEnded) setCookie(headers, mockCookieNames.scenario, withoutEndedSession(told));
  const customer = cookies.get(cookieNames.customer);
  if (customer !== undefined && !signOn.user.customerIds.includes(customer)) removeCookie(headers, cookieNames.customer);
  return new Response(null, { status: 302, headers });
}

async function signOut(backend: Backend, request: Request): Promise<Response> {
  await backend.signOut(cookiesOf(request).get(cookieNames.sessionId));
  const headers = new Headers({ Location: '/', 'Cache-Control': 'no-store' });
  for (const name of [cookieNames.token, cookieNames.sessionId, cookieNames.customer]) removeCookie(headers, name);
  return new Response(null, { status: 302, headers });
}

/** GET returns the scenario and all known ones; POST with a plain text sets it, all of which must be valid. */
async function scenario(backend: Backend, request: Request): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ scenario: backend.scenario(), scenarios: scenarioNames });
  const text = (await request.text()).trim();
  const [unknown] = meaninglessParts(text);
  if (unknown !== undefined)
    return problem('unknownScenario', languageOfRequest(request.headers), { field: '$', values: { name: unknown } });
  await backend.setScenario(text);
  return new Response(null, { status: 204 });
}

/** POST with the names of operations, a comma list, lets their calls go that a scenario holds; an empty text those of every operation. */
async function release(backend: Backend, request: Request): Promise<Response> {
  const names = (await request.text()).split(',').map((name) => name.trim());
  const wanted = names.filter((name) => name !== '');
  const unknown = wanted.find((name) => !isOperation(name));
  if (unknown !== undefined)
    return problem('unknownScenario', languageOfRequest(request.headers), { field: '$', values: { name: unknown } });
  backend.release(...wanted.filter(isOperation));
  return new Response(null, { status: 204 });
}
