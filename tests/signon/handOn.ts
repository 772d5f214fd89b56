import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { cookieNames, mockCookieNames, readCookies } from '#mocks/cookieNames.ts';
import { demoUserNamed } from '#mocks/demoUsers.ts';
import { makeToken } from '#mocks/token.ts';

/** A user's session at the mock backend, which only knows its own. */
export interface BackendSession {
  readonly id: string;
}

interface Call {
  /** Address of the backend. */
  readonly backend: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** User of the call's verified token. */
  readonly userName: string | undefined;
  /** User of its session cookie, for content calls. */
  readonly sessionUserName: string | undefined;
  /** The sessions at the backend so far, by user and world; a new one is added. */
  readonly atBackend: Map<string, Promise<BackendSession>>;
}

/** Cookies for the sign-on alone, which aren't passed on. */
const ownCookies: ReadonlySet<string> = new Set([cookieNames.token, cookieNames.sessionId]);
/** Headers of a connection and not of a call. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
]);

async function backendSession(backend: string, userName: string, world: string | undefined): Promise<BackendSession> {
  const answer = await fetch(`${backend}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ userName }),
    headers: world === undefined ? {} : { 'x-mock-world': world },
    redirect: 'manual',
  });
  const [, id = ''] = new RegExp(`${cookieNames.sessionId}=([^;]*)`).exec(answer.headers.getSetCookie().join('\n')) ?? [];
  return { id };
}

/** Hands a call on to the mock backend, in the name of the user whose token was verified. The mock takes no tokens but its own. */
export async function handOn({ backend, request, response, userName, sessionUserName, atBackend }: Call): Promise<void> {
  const cookies = readCookies(request.headers.cookie ?? '');
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !ofConnection.has(name) && name !== 'cookie' && name !== 'authorization') headers.set(name, value);
  }
  const world = cookies.get(mockCookieNames.world);
  const handedOn = [...cookies].filter(([name]) => !ownCookies.has(name));
  if (sessionUserName !== undefined) {
    const name = `${sessionUserName} ${world ?? ''}`;
    if (!atBackend.has(name)) {
      const begun = backendSession(backend, sessionUserName, world);
      atBackend.set(name, begun);
      // A backend that wasn't there is asked again with the next call.
      begun.catch(() => atBackend.delete(name));
    }
    const known = await atBackend.get(name);
    if (known) handedOn.push([cookieNames.sessionId, known.id]);
  }
  headers.set('cookie', handedOn.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '));
  const user = userName === undefined ? undefined : demoUserNamed(userName);
  if (user) {
    headers.set('authorization', `Bearer ${makeToken(user, { now: Date.now(), lifetime: 60, locale: user.locale, renewed: true })}`);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(backend + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' }),
  } as RequestInit);
  const out: Record<string, string | string[]> = {};
  answer.headers.forEach((value, name) => {
    if (!ofConnection.has(name) && name !== 'set-cookie') out[name] = value;
  });
  out['set-cookie'] = answer.headers.getSetCookie().filter((text) => !ownCookies.has(text.split('=')[0] ?? ''));
  response.writeHead(answer.status, out);
  if (!answer.body) return void response.end();
  await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), response);
}
