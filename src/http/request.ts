import { stopwatch, takeServerTime } from '#clock/serverClock.ts';
import { errorOf, failureOf, readBody } from './answer';
import { ResponseError, type FetchError, type RequiredParameterError } from './errors';
import { isFileAnswer } from './fileAnswer';
import { httpPorts, usualTimeLimits } from './ports';
import { replaceToken, runningRefresh } from './refresh';
import { readAnswer, type Shape } from './shape';
import { newRequestId, noteRequestId } from '#platform/requestId.ts';

/**
 * The errors that a call can end with (C§8 errors of the transport). The body of an error is checked by hand, so the contract's own
 * type for it isn't promised.
 */
export type ErrorType<_Body> = ResponseError | FetchError | RequiredParameterError;

/** Options of a call besides its request. */
export interface CallInit extends RequestInit {
  /** True if a screen waits for the answer, which gives it a shorter timeout. Set by the generated calls. */
  isRead?: boolean;
  /** True if the answer must be a file. */
  isFile?: boolean;
  /** True if the screen handles a 401 of a content call itself and stays open. */
  keepsUnauthorized?: boolean;
  /** Shape of the answer, and the operationId for reports of faults; without it the answer is passed on unchecked. */
  answer?: { readonly operation: string; readonly shape: Shape };
}

/** For a change that the screen shows as done at once: the call is not given up with the page that is left before the answer. */
export const outlivesPage: Readonly<CallInit> = { keepalive: true };

/**
 * A call for the user: bearer token; on a 401 one shared refresh and one repetition (C§4 the 401, C§6 bearer token).
 *
 * @throws ResponseError, FetchError; an abort by the caller is passed on
 */
export function bearerRequest<T>(url: string, init?: CallInit): Promise<T> {
  return call<T>(url, init, (request) => authorised(url, request, 'required'));
}

/**
 * A catalogue read that works anonymously: like `bearerRequest` when there is a token; without one a 401 is just an error (C§6 bearer
 * token).
 */
export function optionalBearerRequest<T>(url: string, init?: CallInit): Promise<T> {
  return call<T>(url, init, (request) => authorised(url, request, 'optional'));
}

/**
 * A content, form, tracking or analytics call: X-XSRF-TOKEN from its cookie, no bearer (C§6 CSRF header). A 401 is announced as such
 * and never refreshed, unless the call handles it. The search-analytics proxy announces nothing: its failures are ignored (C§7 search
 * analytics).
 */
export async function csrfRequest<T>(url: string, { keepsUnauthorized = false, ...init }: CallInit = {}): Promise<T> {
  try {
    return await call<T>(url, init, (request) => sendWithCsrfToken(url, request));
  } catch (error) {
    if (isUnauthorized(error) && !keepsUnauthorized && !error.path.startsWith('/klevu-proxy/')) httpPorts().onContentUnauthorized();
    throw error;
  }
}

/**
 * A 403 is asked again, once, where the cookie has changed meanwhile: several first calls of a visitor may each be answered with a
 * cookie of its own, and one that is on its way then holds a header that no longer matches.
 */
async function sendWithCsrfToken(url: string, init: TimedInit): Promise<unknown> {
  const token = httpPorts().csrfToken();
  try {
    return await send(url, init, { 'X-XSRF-TOKEN': token });
  } catch (error) {
    const present = httpPorts().csrfToken();
    if (!(error instanceof ResponseError) || error.status !== 403 || present === token) throw error;
    return send(url, init, { 'X-XSRF-TOKEN': present });
  }
}

/** The session endpoint itself: only the session cookie speaks, and a 401 is the answer (C§4 the 401). */
export function sessionRequest<T>(url: string, init?: CallInit): Promise<T> {
  return call<T>(url, init, (request) => send(url, request, {}));
}

/** A request with a timeout. `noteId` is called with the id of each request sent. */
type TimedInit = RequestInit & { readonly signal: AbortSignal; noteId(id: string): void };

/** Ends a call within its timeout, with a reliable answer. A timeout is a FetchError; an abort by the caller is passed on. */
async function call<T>(
  url: string,
  { isRead = false, isFile = false, answer, ...init }: CallInit = {},
  run: (request: TimedInit) => Promise<unknown>,
): Promise<T> {
  const { read, other } = httpPorts().timeLimits ?? usualTimeLimits;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException('No answer in time', 'TimeoutError')), isRead ? read : other);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  let id: string | undefined;
  const noteId = (sent: string) => {
    id = sent;
  };
  try {
    const body = await run({ ...init, signal, noteId });
    // A write may have an empty answer.
    const isAnswered = answer !== undefined && (isRead || body !== undefined);
    if (isFileAnswer(body) ? isAnswered : isFile)
      throw new ResponseError({
        status: 200,
        path: addressOf(url).path,
        cause: new TypeError('The answer is of another kind'),
      });
    return (isAnswered ? readAnswer(answer.operation, answer.shape, body, addressOf(url).path) : body) as T;
  } catch (error) {
    const failure = failureOf(timeout.signal.aborted ? timeout.signal.reason : error, init.signal);
    if (id !== undefined && failure instanceof Error) noteRequestId(failure, id);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

async function authorised(url: string, init: TimedInit, token: 'required' | 'optional'): Promise<unknown> {
  // A caller that starts while a token is being fetched would only be turned away.
  const refresh = runningRefresh();
  if (refresh) {
    const outcome = await untilAborted(() => refresh, init.signal);
    if (outcome.kind === 'unreachable') throw outcome.error;
    // Without a session, a call for the user is pointless; a catalogue read continues as a visitor's.
    if (token === 'required' && outcome.kind !== 'refreshed') throw new ResponseError({ status: 401, path: addressOf(url).path });
  }
  const sent = httpPorts().token();
  try {
    return await send(url, init, { Authorization: bearer(sent) });
  } catch (error) {
    if (!isUnauthorized(error) || (token === 'optional' && sent === undefined)) throw error;
    const fresh = await untilAborted(() => replaceToken(sent, error), init.signal);
    return send(url, init, { Authorization: bearer(fresh) });
  }
}

function bearer(token: string | undefined): string | undefined {
  return token === undefined ? undefined : `Bearer ${token}`;
}

function isUnauthorized(error: unknown): error is ResponseError {
  return error instanceof ResponseError && error.status === 401;
}

async function send(url: string, { noteId, ...init }: TimedInit, credentials: Record<string, string | undefined>): Promise<unknown> {
  const { address, path } = addressOf(url);
  const headers = new Headers(init.headers);
  const id = newRequestId();
  noteId(id);
  const own = { 'Accept-Language': httpPorts().language(), 'X-Request-Id': id, ...credentials };
  for (const [name, value] of Object.entries(own)) {
    // A cookie that no header can contain (line breaks, letters beyond ASCII) is ignored: the server decides.
    if (value !== undefined && /^[\x20-\x7e]+$/.test(value)) headers.set(name, value);
  }
  const sentAt = stopwatch();
  const response = await fetch(address, { ...init, headers, credentials: 'same-origin' });
  takeServerTime(response.headers, sentAt);
  if (!response.ok) throw await errorOf(response, path);
  return readBody(response, path);
}

/**
 * The address to ask: trailing slashes of the path stripped, the query untouched (P§7).
 *
 * @throws ResponseError 404 for a path with a segment "." or "..": a browser would resolve it and ask something else entirely,
 *   so an id like that, out of an address or a cookie, names nothing
 */
function addressOf(url: string): { address: string; path: string } {
  const queryStart = url.search(/[?#]/);
  const end = queryStart < 0 ? url.length : queryStart;
  const path = url.slice(0, end).replace(/(?<=.)\/+$/, '');
  if (/\/\.{1,2}(\/|$)/.test(path)) throw new ResponseError({ status: 404, path });
  return { address: path + url.slice(end), path };
}

/**
 * Waits for a shared request that must continue when this caller aborts. A caller that has already aborted doesn't start the request,
 * as its failure would be unhandled.
 */
async function untilAborted<T>(share: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([share(), aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
