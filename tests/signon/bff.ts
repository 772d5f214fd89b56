import { createRemoteJWKSet, customFetch as jwksFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as openId from 'openid-client';
import { cookieNames, readCookies } from '#mocks/cookieNames.ts';
import { demoUserNamed } from '#mocks/demoUsers.ts';
import { availableLocales } from '#mocks/language.ts';
import { cookie, forgotten } from './answerCookies';
import { handOn, type BackendSession } from './handOn';
import { escaped, page } from './page';
import { shopResource } from './provider';
import type { Session, Sessions } from './sessions';

/** Settings of the backend for the frontend. */
export interface BffSettings {
  /** Address of the sign-on service, as browsers name it. */
  readonly issuer: string;
  /** The issuer's address for this process; default: the browsers' one. */
  readonly issuerNearby?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the backend behind it. */
  readonly backend: string;
  /** Everybody's sessions. They are the caller's to close. */
  readonly sessions: Sessions;
  /** Answers all other requests, with the shop's files; default: 404. */
  readonly shop?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A backend for the frontend, with controls for tests. */
export interface Bff {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** From now on no access token is taken that was given so far: as though their time were over. */
  expireTokens(): void;
  /** Ends all sessions, as an administrator does. */
  endSessions(): void;
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
 * A small backend for the frontend. It signs on by code flow with PKCE (the certified library `openid-client`), keeps the refresh token
 * to itself, and sets the shop's cookies (docs/sign-on.md). It answers `/v1/my/token`, and proxies every other call once its token is
 * verified.
 */
export function createBff(settings: BffSettings): Bff {
  const { issuer, issuerNearby = issuer, clientId, clientSecret, backend, sessions, shop } = settings;
  /** Refreshes that are under way, by the session's id: several tabs ask at once, and a refresh token may be good for one use. */
  const refreshing = new Map<string, Promise<string | undefined>>();
  /** The sessions that the mock backend has begun, by the user and the backend's world. */
  const atBackend = new Map<string, Promise<BackendSession>>();
  const trips = new Map<string, Trip>();
  /** Access tokens that are treated as expired before their time. */
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

  /** True if the sign-on service answers: users must not be redirected to an unreachable address. */
  const isThere = async () => (await fetchNearby(`${issuer}/.well-known/openid-configuration`).catch(() => undefined))?.ok === true;

  const cookiesOf = (request: IncomingMessage) => readCookies(request.headers.cookie ?? '');
  const sessionIdOf = (request: IncomingMessage) => cookiesOf(request).get(cookieNames.sessionId) ?? '';

  const isSecure = ({ headers }: IncomingMessage) => headers['x-forwarded-proto'] === 'https';
  const originOf = (request: IncomingMessage) => `${isSecure(request) ? 'https' : 'http'}://${request.headers.host ?? ''}`;

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
      // After a sign-out the next sign-in asks again, even if the sign-on service still has a session.
      ...(cookies.has(ownCookies.signedOut) && { prompt: 'login' }),
    });
    // Lax, because the way back comes from another site.
    lead(
      response,
      address.href,
      cookie(ownCookies.browser, browser, {
        path: '/auth',
        sameSite: 'Lax',
        isHidden: true,
        isSecure: isSecure(request),
        seconds: tripTime,
      }),
    );
  }

  async function comeBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', originOf(request));
    const state = address.searchParams.get('state') ?? '';
    const trip = trips.get(state);
    trips.delete(state);
    const cookies = cookiesOf(request);
    // The shop shows that the sign-in failed, and offers another attempt.
    if (!trip || trip.browser !== cookies.get(ownCookies.browser) || address.searchParams.has('error'))
      return lead(response, '/auth/redirect');
    const tokens = await openId
      .authorizationCodeGrant(await discovered(), address, {
        pkceCodeVerifier: trip.verifier,
        expectedState: state,
        expectedNonce: trip.nonce,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        console.warn(`A sign-on failed at its callback: ${String(error)}`);
      });
    const userName = tokens && (await userOfToken(tokens.access_token));
    // A refused code, an unavailable service or another user's token: for the user the sign-on has failed.
    if (!tokens || userName === undefined) return lead(response, '/auth/redirect');
    const user = demoUserNamed(userName);
    const id = randomId();
    // A new id, which prevents session fixation.
    sessions.remove(sessionIdOf(request));
    sessions.store(id, {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      idToken: tokens.id_token,
      userName,
    });
    const customer = cookies.get(cookieNames.customer);
    const secure = { isSecure: isSecure(request) };
    lead(
      response,
      '/auth/redirect',
      cookie(cookieNames.sessionId, id, { ...secure, isHidden: true }),
      cookie(cookieNames.token, tokens.access_token, secure),
      cookie(cookieNames.availableLocales, availableLocales, secure),
      forgotten(ownCookies.signedOut, '/auth'),
      // The customer that was chosen before may be another user's.
      ...(customer !== undefined && !user?.customerIds.includes(customer) ? [forgotten(cookieNames.customer)] : []),
    );
  }

  async function logOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site must not be able to sign anybody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return lead(response, '/');
    const id = sessionIdOf(request);
    const idToken = sessions.read(id)?.idToken;
    sessions.remove(id);
    const gone = [
      ...[cookieNames.token, cookieNames.sessionId, cookieNames.customer].map((name) => forgotten(name)),
      cookie(ownCookies.signedOut, '1', { path: '/auth', sameSite: 'Lax', isHidden: true, isSecure: isSecure(request) }),
    ];
    const config = await discovered().catch(() => undefined);
    // If the sign-on service is unavailable, its session ends with its own time; the next sign-in asks for the password in any case.
    if (!config || !(await isThere())) return lead(response, '/', ...gone);
    const end = openId.buildEndSessionUrl(config, {
      post_logout_redirect_uri: `${originOf(request)}/`,
      ...(idToken === undefined ? {} : { id_token_hint: idToken }),
    });
    lead(response, end.href, ...gone);
  }

  /** The session's next access token; undefined where the sign-on service gives none any more. */
  async function renew(id: string, session: Session): Promise<string | undefined> {
    try {
      if (session.refreshToken === undefined) return undefined;
      const tokens = await openId.refreshTokenGrant(await discovered(), session.refreshToken);
      sessions.store(id, {
        ...session,
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? session.refreshToken,
        idToken: tokens.id_token ?? session.idToken,
      });
      return tokens.access_token;
    } catch (error) {
      // The sign-on service said no; anything else says nothing of the session.
      if (!(error instanceof openId.ResponseBodyError) || error.status >= 500) throw error;
      sessions.remove(id);
      return undefined;
    }
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = sessionIdOf(request);
    const session = sessions.read(id);
    const running = refreshing.get(id);
    const renewed = running ?? (session && renew(id, session).finally(() => refreshing.delete(id)));
    if (renewed) refreshing.set(id, renewed);
    const token = await renewed;
    // No script can remove the cookie of a session that is over, because none can see it.
    if (token === undefined)
      return refuse(response, 401, 'There is no session, or it has ended', { 'Set-Cookie': forgotten(cookieNames.sessionId) });
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify({ token }));
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
    return handOn({ backend, request, response, userName, sessionUserName: sessions.read(sessionIdOf(request))?.userName, atBackend });
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
      for (const { accessToken } of sessions.readAll()) expired.add(accessToken);
    },
    endSessions: () => {
      sessions.removeAll();
      trips.clear();
    },
  };
}
