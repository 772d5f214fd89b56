import { ResponseError } from '../http/errors';

/** Whether a call failed because what it asks for doesn't exist (404), which a screen tells apart from trouble that may pass. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404;
}
