import { ResponseError } from '#http/errors.ts';

/** True if a call failed because its subject doesn't exist (404), which a screen distinguishes from temporary failures. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404;
}

/** True if a call failed because there is no session (401), and the requesting screen says so itself. */
export function isSignInNeeded(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 401;
}
