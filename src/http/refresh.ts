import { ResponseError, SessionUnreachableError } from './errors';
import { httpPorts, type HttpPorts } from './ports';

/** Result of an attempt to get a new token. */
export type RefreshOutcome =
  /** There is a new token, already stored. */
  | { kind: 'refreshed'; token: string }
  /** The session is over. */
  | { kind: 'refused' }
  /** The session endpoint could not be reached, twice: the state of the session is unknown, so it continues. */
  | { kind: 'unreachable'; error: SessionUnreachableError }
  /** The user signed out during the request; its answer must not sign them in again. */
  | { kind: 'abandoned' };

interface RefreshState {
  readonly ports: HttpPorts;
  running: Promise<RefreshOutcome> | undefined;
  /** Set once the end of the session has been announced; holds for as long as no other token turns up. */
  ended: { token: string | undefined } | undefined;
}

let state: RefreshState | undefined;

function currentState(): RefreshState {
  const ports = httpPorts();
  if (state?.ports !== ports) state = { ports, running: undefined, ended: undefined };
  return state;
}

/**
 * Statuses by which the session endpoint denies a session. Every other failure (a restarting backend or proxy, too many requests, a
 * page in place of an answer, no network) leaves its state unknown.
 */
const endings: ReadonlySet<number> = new Set([400, 401, 403]);

/**
 * Milliseconds before the session endpoint is asked again, plus a random share of up to as much, so that clients don't retry
 * simultaneously.
 */
const usualPause = 500;
/** Maximum Retry-After of a server in milliseconds; beyond it nothing is repeated. */
const maxRetryAfterMs = 5_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function fetchAndStore(ports: HttpPorts): Promise<RefreshOutcome> {
  const before = ports.token();
  const ask = async (): Promise<RefreshOutcome> => {
    try {
      const token = await ports.fetchToken();
      return token === undefined ? { kind: 'refused' } : { kind: 'refreshed', token };
    } catch (error) {
      const isEnding = error instanceof ResponseError && endings.has(error.status);
      return isEnding ? { kind: 'refused' } : { kind: 'unreachable', error: new SessionUnreachableError(error) };
    }
  };
  /** A change of the token during the request, which takes precedence over any answer. */
  const overtaken = (): RefreshOutcome | undefined => {
    const now = ports.token();
    if (before !== undefined && now === undefined) return { kind: 'abandoned' };
    // Another tab got a token in the meantime: its session is this tab's session.
    return now !== undefined && now !== before ? { kind: 'refreshed', token: now } : undefined;
  };
  let outcome = await ask();
  if (outcome.kind === 'unreachable' && !overtaken()) {
    const { cause } = outcome.error;
    const retryAfter = cause instanceof ResponseError ? (cause.retryAfter ?? 0) * 1000 : 0;
    if (retryAfter <= maxRetryAfterMs) {
      await wait(Math.max(retryAfter, usualPause) + Math.random() * usualPause);
      if (!overtaken()) outcome = await ask();
    }
  }
  const instead = overtaken();
  if (outcome.kind !== 'refreshed' || instead?.kind === 'abandoned') return instead ?? outcome;
  ports.storeToken(outcome.token);
  return outcome;
}

/**
 * Gets a new token through the session endpoint. A caller that asks while one is being fetched shares that one. Never rejects, and
 * doesn't announce the end of the session: that is for `replaceToken`, when a request was really turned away.
 */
export function refreshToken(): Promise<RefreshOutcome> {
  const shared = currentState();
  shared.running ??= fetchAndStore(shared.ports).finally(() => {
    shared.running = undefined;
  });
  return shared.running;
}

/** The running refresh, for requests that start in the meantime; undefined without one. */
export function runningRefresh(): Promise<RefreshOutcome> | undefined {
  return currentState().running;
}

/**
 * After a 401: the token to repeat the request with (P§4 after a 401, C§4 the 401).
 *
 * @param sent the token that the turned-away request carried, undefined if it carried none
 * @param unauthorized the error of that request, thrown again when the session is over
 * @throws SessionUnreachableError when the session endpoint can't be reached; the user stays signed in
 */
export async function replaceToken(sent: string | undefined, unauthorized: unknown): Promise<string> {
  const shared = currentState();
  const now = shared.ports.token();
  // A late 401 for an old token: the newer one is already there, so no refresh is needed.
  if (now !== undefined && now !== sent) return now;
  if (hasEnded(shared)) throw unauthorized;
  const outcome = await refreshToken();
  switch (outcome.kind) {
    case 'refreshed':
      return outcome.token;
    case 'unreachable':
      throw outcome.error;
    case 'abandoned':
      throw unauthorized;
    case 'refused':
      announceEnd(shared);
      throw unauthorized;
  }
}

function hasEnded({ ended, ports }: RefreshState): boolean {
  const now = ports.token();
  return ended !== undefined && (now === undefined || now === ended.token);
}

function announceEnd(shared: RefreshState): void {
  if (shared.ports !== httpPorts() || hasEnded(shared)) return;
  shared.ended = { token: shared.ports.token() };
  shared.ports.onSignedOut();
}
