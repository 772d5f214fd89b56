import { forgetServerTime } from '../clock/serverClock';

/** What the transport has to be told or has to tell; the app fills it once at start. The transport itself knows nobody. */
export interface HttpPorts {
  /** The bearer token as it is now; undefined without one. Read again for every request. */
  token(): string | undefined;
  /** Newest value of the CSRF cookie; undefined without one. Read again for every request. */
  csrfToken(): string | undefined;
  /** Value for Accept-Language. */
  language(): string;
  /**
   * Asks the session endpoint for a token. Undefined where it was answered without a token that can be read; rejects with a
   * ResponseError or a FetchError otherwise.
   */
  fetchToken(): Promise<string | undefined>;
  /** Keeps a token that was just fetched. */
  storeToken(token: string): void;
  /** The session is over. Called once, however many requests found out. */
  onSignedOut(): void;
  /** A content call was answered with 401 (P§4: go to "/"). May be called several times in a row, so it must not reload the page. */
  onContentUnauthorized(): void;
  /** How long answers may take; without it the usual limits. */
  readonly timeLimits?: TimeLimits;
}

let configured: HttpPorts | undefined;

/** Milliseconds after which a call without a complete answer counts as failed, a refresh of the token in between included. */
export interface TimeLimits {
  /** What a screen waits for. It is asked once more by itself, and all in all nobody waits longer than 35 seconds. */
  readonly read: number;
  /** What changes something, and files that are made again: nobody repeats them, so they get longer. */
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
