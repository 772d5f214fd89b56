import { createRemoteJWKSet, customFetch as jwksFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as openId from 'openid-client';
import { cookieNames, readCookies } from '../../mocks/cookieNames';
import { demoUserNamed } from '../../mocks/demoUsers';
import { availableLocales } from '../../mocks/language';
import { cookie, forgotten } from './answerCookies';
import { handOn, type BackendSession } from './handOn';
import { escaped, page } from './page';
import { shopResource } from './provider';

/** What the backend for the frontend has to know. */
export interface BffSettings {
  /** Address of the sign-on service, as browsers name it. */
  readonly issuer: string;
  /** Where this process reaches it; without it at the address that browsers use. */
  readonly issuerNearby?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the backend behind it. */
  readonly backend: string;
  /** Answers what is none of its own, the shop's files; without it 404. */
  readonly shop?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A backend for the frontend, and what tests do to it. */
export interface Bff {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** From now on no access token is taken that was given so far: as though their time were over. */
  expireTokens(): void;
  /** Forgets everybody, as a restart does. */
  restart(): void;
}

interface Session {
  accessToken: string;
  refreshToken: string | undefined;
  idToken: string | undefined;
  /** What is under way already. */
  refreshing: Promise<boolean> | undefined;
  readonly userName: string;
  /** Whose session at the backend this is, by the backend's world. */
  readonly atBackend: Map<string, Promise<BackendSession>>;
}

/** A trip to the sign-on service that has begun. */
interface Trip {
  readonly verifier: string;
  readonly nonce: string;
  readonly browser: string;
}

/** Cookies of its own; no script has to see them. */
const ownCookies = { browser: 'sign-on', signedOut: 'signed-out' } as const;
/** Longest time that a sign-on may take, in seconds. */
const tripTime = 600;

const randomId = () => openId.randomState();

/**
 * A small backend for the frontend: it signs on by code flow with PKCE (the certified library `openid-client`), keeps the refresh token to
 * itself, gives the shop its cookies (docs/sign-on.md), answers `/v1/my/token`, and hands every other call on once its token is verified.
 */
export function createBff(settings: BffSettings): Bff {
  const { issuer, issuerNearby = issuer, clientId, clientSecret, backend, shop } = settings;
  const sessions = new Map<string, Session>();
  const trips = new Map<string, Trip>();
  const expired = new Set<string>();
  let configuration: Promise<openId.Configuration> | undefined;
  let keys: JWTVerifyGetKey | undefined;

  /** The sign-on service may be nearer than its name; it learns its name from the head of the request. */
  const fetchNearby = (url: string, { headers, ...init }: RequestInit = {}) => {
    const { host, protocol } = new URL(issuer);
    const named = new Headers(headers);
    named.set('X-Forwarded-Host', host);
    named.set('X-Forwarded-Proto', protocol.slice(0, -1));
    return fetch(url.replace(issuer, issuerNearby), { ...init, headers: named, signal: AbortSignal.timeout(5_000) });
  };

  function discovered(): Promise<openId.Configuration> {
    configuration ??= openId
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute: issuer.startsWith('http:') ? [openId.allowInsecureRequests] : [],
        [openId.customFetch]: (url, init) => fetchNearby(url, init as RequestInit),
      })
      .catch((error: unknown) => {
        configuration = undefined;
        throw error;
      });
    return configuration;
  }

  async function userOfToken(token: string): Promise<string | undefined> {
    if (expired.has(token)) return undefined;
    keys ??= createRemoteJWKSet(new URL((await discovered()).serverMetadata().jwks_uri ?? issuer), { [jwksFetch]: fetchNearby });
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: shopResource, algorithms: ['RS256'] });
      return typeof payload['preferred_username'] === 'string' ? payload['preferred_username'] : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether the sign-on service is there: nobody should be led to an address that doesn't answer. */
  const isThere = async () => (await fetchNearby(`${issuer}/.well-known/openid-configuration`).catch(() => undefined))?.ok === true;

  const cookiesOf = (request: IncomingMessage) => readCookies(request.headers.cookie ?? '');
  const sessionOf = (request: IncomingMessage) => sessions.get(cookiesOf(request).get(cookieNames.sessionId) ?? '');

  function originOf({ headers }: IncomingMessage): string {
    const protocol = headers['x-forwarded-proto'];
    return `${typeof protocol === 'string' ? protocol : 'http'}://${headers.host ?? ''}`;
  }

  function lead(response: ServerResponse, to: string, ...cookies: string[]): void {
    response.writeHead(302, { Location: to, 'Cache-Control': 'no-store', 'Set-Cookie': cookies }).end();
  }

  function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
    response
      .writeHead(status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers })
      .end(JSON.stringify({ status, message }));
  }

  async function logIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const config = await discovered();
    if (!(await isThere())) throw new Error('The sign-on service does not answer');
    const cookies = cookiesOf(request);
    const browser = cookies.get(ownCookies.browser) ?? randomId();
    const [state, verifier, nonce] = [randomId(), openId.randomPKCECodeVerifier(), openId.randomNonce()];
    trips.set(state, { verifier, nonce, browser });
    setTimeout(() => trips.delete(state), tripTime * 1000).unref();
    const address = openId.buildAuthorizationUrl(config, {
      redirect_uri: `${originOf(request)}/auth/callback`,
      scope: 'openid shop',
      state,
      nonce,
      code_challenge: await openId.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // After a sign-out nobody is signed in without a word, however long the sign-on service still knows them.
      ...(cookies.has(ownCookies.signedOut) && { prompt: 'login' }),
    });
    // Lax, because the way back comes from another site.
    lead(
      response,
      address.href,
      cookie(ownCookies.browser, browser, { path: '/auth', sameSite: 'Lax', isHidden: true, seconds: tripTime }),
    );
  }

  async function comeBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', originOf(request));
    const state = address.searchParams.get('state') ?? '';
    const trip = trips.get(state);
    trips.delete(state);
    const cookies = cookiesOf(request);
    // The shop says that nobody is signed in, and offers another try.
    if (!trip || trip.browser !== cookies.get(ownCookies.browser) || address.searchParams.has('error'))
      return lead(response, '/auth/redirect');
    const tokens = await openId.authorizationCodeGrant(await discovered(), address, {
      pkceCodeVerifier: trip.verifier,
      expectedState: state,
      expectedNonce: trip.nonce,
      idTokenExpected: true,
    });
    const userName = (await userOfToken(tokens.access_token)) ?? '';
    const user = demoUserNamed(userName);
    const id = randomId();
    sessions.set(id, {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      idToken: tokens.id_token,
      refreshing: undefined,
      userName,
      atBackend: new Map(),
    });
    const customer = cookies.get(cookieNames.customer);
    lead(
      response,
      '/auth/redirect',
      cookie(cookieNames.sessionId, id, { isHidden: true }),
      cookie(cookieNames.token, tokens.access_token),
      cookie(cookieNames.availableLocales, availableLocales),
      forgotten(ownCookies.signedOut, '/auth'),
      // The customer that was chosen before may be another user's.
      ...(customer !== undefined && !user?.customerIds.includes(customer) ? [forgotten(cookieNames.customer)] : []),
    );
  }

  async function logOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = cookiesOf(request).get(cookieNames.sessionId) ?? '';
    const idToken = sessions.get(id)?.idToken;
    sessions.delete(id);
    const gone = [
      ...[cookieNames.token, cookieNames.sessionId, cookieNames.customer].map((name) => forgotten(name)),
      cookie(ownCookies.signedOut, '1', { path: '/auth', sameSite: 'Lax', isHidden: true }),
    ];
    const config = await discovered().catch(() => undefined);
    // Where the sign-on service is away, its session ends with its own time; the next sign-in asks for the password in any case.
    if (!config || !(await isThere())) return lead(response, '/', ...gone);
    const end = openId.buildEndSessionUrl(config, {
      post_logout_redirect_uri: `${originOf(request)}/`,
      ...(idToken === undefined ? {} : { id_token_hint: idToken }),
    });
    lead(response, end.href, ...gone);
  }

  /** Answers whether the session goes on. */
  async function renew(id: string, session: Session): Promise<boolean> {
    try {
      if (session.refreshToken === undefined) return false;
      const tokens = await openId.refreshTokenGrant(await discovered(), session.refreshToken);
      session.accessToken = tokens.access_token;
      session.refreshToken = tokens.refresh_token ?? session.refreshToken;
      session.idToken = tokens.id_token ?? session.idToken;
      return true;
    } catch (error) {
      // The sign-on service said no; anything else says nothing of the session.
      if (!(error instanceof openId.ResponseBodyError) || error.status >= 500) throw error;
      sessions.delete(id);
      return false;
    }
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = cookiesOf(request).get(cookieNames.sessionId) ?? '';
    const session = sessions.get(id);
    if (!session) return refuse(response, 401, 'There is no session');
    // Several tabs ask at once; a refresh token may be good for one use.
    session.refreshing ??= renew(id, session).finally(() => {
      session.refreshing = undefined;
    });
    if (!(await session.refreshing)) return refuse(response, 401, 'The session is over');
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify({ token: session.accessToken }));
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', originOf(request));
    switch (pathname) {
      case '/auth/login':
        return logIn(request, response);
      case '/auth/callback':
        return comeBack(request, response);
      case '/auth/logout':
        return logOut(request, response);
      case '/v1/my/token':
        return giveToken(request, response);
    }
    if (!/^\/(v1|klevu-proxy|media)\//.test(pathname)) {
      if (shop) return shop(request, response);
      return refuse(response, 404, 'There is nothing here');
    }
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const userName = token === undefined ? undefined : await userOfToken(token);
    if (token !== undefined && userName === undefined) return refuse(response, 401, 'The token is not valid');
    return handOn({ backend, request, response, userName, session: sessionOf(request) });
  }

  return {
    answer: (request, response) => {
      route(request, response).catch((error: unknown) => {
        // The browser has lost interest.
        if (response.destroyed) return;
        console.warn(`${request.method} ${request.url?.split('?')[0]}: ${String(error)}`);
        if (response.headersSent) return void response.destroy();
        if (!request.url?.startsWith('/auth/')) return refuse(response, 503, 'The sign-on service does not answer', { 'Retry-After': '1' });
        response
          .writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '30', 'Cache-Control': 'no-store' })
          .end(
            page(
              'The sign-on service does not answer',
              `<p>Please try again in a moment.</p><p><a href="${escaped('/auth/login')}">Sign in</a> · <a href="/">Back to the shop</a></p>`,
            ),
          );
      });
    },
    expireTokens: () => {
      for (const { accessToken } of sessions.values()) expired.add(accessToken);
    },
    restart: () => {
      sessions.clear();
      trips.clear();
    },
  };
}
