import { ResponseError } from '../http/errors';

/** Whether a call failed because the user may not do what it asks for (403), which no second try changes. */
export function isRefused(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 403;
}
