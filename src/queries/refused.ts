import { ResponseError } from '#http/errors.ts';

/** True if a call failed because it is forbidden for the user (403), which no retry changes. */
export function isRefused(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 403;
}
