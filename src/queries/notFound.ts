import { ResponseError } from '../http/errors';

/** Whether a call failed because what it asks for doesn't exist (404), which a screen tells apart from trouble that may pass. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404;
}

/** Whether a call failed because it needs a login that is missing or over (401), where the screen that asked says so itself. */
export function isSignInNeeded(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 401;
}
