/** What the backend says about a failed request. Every field is optional: the body of an error is never relied upon. */
export interface Problem {
  /** Machine-readable name of what went wrong. */
  code?: string;
  /** The backend's own words; for logs, not for people. */
  message?: string;
  /** JSON path of the field at fault. */
  field?: string;
  /** One entry for each field at fault. */
  errors?: { field: string; message: string }[];
}

interface ResponseFacts {
  /** Status of the answer. Inside 200 to 299 when the answer itself was fine and its body could not be read as what it claims to be. */
  status: number;
  /** Path that was asked, without its query. */
  path: string;
  problem?: Problem | undefined;
  /** Seconds the server asks to wait, from Retry-After. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The server answered, and the answer is of no use: a status outside 200 to 299, or a body that can't be read (C§8). */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  /** HTTP status of the answer. */
  readonly status: number;
  /** Path that was asked, without its query, so that logs hold no search words and no ids from query strings. */
  readonly path: string;
  /** What the backend says about the failure, if it says something readable. */
  readonly problem: Problem | undefined;
  /** Seconds the server asks to wait before the next try; undefined when it doesn't say. */
  readonly retryAfter: number | undefined;

  constructor({ status, path, problem, retryAfter, cause }: ResponseFacts) {
    super('Response returned an error code', cause === undefined ? undefined : { cause });
    this.status = status;
    this.path = path;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** No answer at all: offline, connection lost, or no answer in time (C§8). `cause` is what the browser reported. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(cause: unknown) {
    super('The request failed and the interceptors did not return an alternative response', { cause });
  }
}

/**
 * The call was turned away, or never sent, and whether the session goes on can't be found out at present: nothing of it was done, and
 * nobody is signed out. `cause` is what became of asking for a token.
 */
export class SessionUnreachableError extends FetchError {}

/** A call was made without one of its required parameters; nothing was sent (C§5, C§8). */
export class RequiredParameterError extends Error {
  override readonly name = 'RequiredParameterError';
  /** Name of the missing parameter. */
  readonly parameter: string;
  /** operationId of the call. */
  readonly operation: string;

  constructor(operation: string, parameter: string) {
    super(`Required parameter requestParameters.${parameter} was null or undefined when calling ${operation}`);
    this.parameter = parameter;
    this.operation = operation;
  }
}
