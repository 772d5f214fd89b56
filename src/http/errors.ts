/** The backend's description of a failed request. Every field is optional: the body of an error is never relied upon. */
export interface Problem {
  /** Machine-readable name of the failure. */
  code?: string;
  /** The backend's own words; for logs, not for people. */
  message?: string;
  /** JSON path of the field at fault. */
  field?: string;
  /** One entry for each field at fault. */
  errors?: { field: string; message: string }[];
}

interface ResponseFacts {
  /** Status of the answer. Within 200 to 299 if the answer was successful and its body could not be parsed by its content type. */
  status: number;
  /** Path that was asked, without its query. */
  path: string;
  problem?: Problem | undefined;
  /** Seconds the server asks to wait, from Retry-After. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The server answered, and the answer is of no use: a status outside 200 to 299, or a body that can't be read (C§8 bad status). */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  /** HTTP status of the answer. */
  readonly status: number;
  /** Path that was asked, without its query, so that logs hold no search words and no ids from query strings. */
  readonly path: string;
  /** The backend's description of the failure, if readable. */
  readonly problem: Problem | undefined;
  /** The server's Retry-After in seconds; undefined without one. */
  readonly retryAfter: number | undefined;

  constructor({ status, path, problem, retryAfter, cause }: ResponseFacts) {
    super('Response returned an error code', cause === undefined ? undefined : { cause });
    this.status = status;
    this.path = path;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** No answer at all: offline, connection lost, or timed out (C§8 no answer). `cause` is the browser's error. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(cause: unknown) {
    super('The request failed and the interceptors did not return an alternative response', { cause });
  }
}

/**
 * The call was turned away or never sent, and the state of the session is unknown at present. The call had no effect, and nobody is
 * signed out. `cause` is the error of the token request.
 */
export class SessionUnreachableError extends FetchError {}

/** A call was made without one of its required parameters; nothing was sent (C§5 missing parameter, C§8 missing parameter). */
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
