import { forgetServerTime } from '#clock/serverClock.ts';

/** The transport's dependencies and callbacks; the app sets them once at start. The transport itself imports no other room. */
export interface HttpPorts {
  /** The present bearer token; undefined without one. Read again for every request. */
  token(): string | undefined;
  /** Newest value of the CSRF cookie; undefined without one. Read again for every request. */
  csrfToken(): string | undefined;
  /** Value for Accept-Language. */
  language(): string;
  /**
   * Requests a token from the session endpoint. Undefined for an answer without a readable token; rejects with a ResponseError or a
   * FetchError otherwise.
   */
  fetchToken(): Promise<string | undefined>;
  /** Stores a new token. */
  storeToken(token: string): void;
  /** The session is over. Called once, however many requests found out. */
  onSignedOut(): void;
  /** A content call was answered with 401 (P§4: go to "/"). May be called several times in a row, so it must not reload the page. */
  onContentUnauthorized(): void;
  /** Timeouts of answers; default: the usual ones. */
  readonly timeLimits?: TimeLimits;
}

let configured: HttpPorts | undefined;

/** Milliseconds after which a call without a complete answer counts as failed, a refresh of the token in between included. */
export interface TimeLimits {
  /** Reads that a screen waits for. They are repeated once, and take 35 seconds at most in total. */
  readonly read: number;
  /** Writes, and files that are generated: they aren't repeated, so they get longer. */
  readonly other: number;
}

/** The limits of the shop. */
export const usualTimeLimits: TimeLimits = { read: 15_000, other: 30_000 };

/** Connects the transport. A second call replaces the first and forgets any refresh that was going on, and the time of the server before. */
export function configureHttp(ports: HttpPorts): void {
  forgetServerTime();
  configured = ports;
}

/**
 * The ports as configured.
 *
 * @throws Error when a request is made before `configureHttp`
 */
export function httpPorts(): HttpPorts {
  if (!configured) throw new Error('The transport is not configured');
  return configured;
}
