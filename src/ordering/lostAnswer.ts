import { FetchError, ResponseError, SessionUnreachableError } from '#http/errors.ts';

/** Pauses in milliseconds before each lookup of a lost result: the request may still be under way. */
const lookPauses = [0, 1_000, 2_000];
/** Milliseconds after its start during which something may still be on its way, so that looking for it once is not enough. */
const travelTime = 30_000;

/**
 * Pauses in milliseconds before each lookup.
 *
 * @param age milliseconds since the request was sent
 */
export function lookupDelays(age = 0): readonly number[] {
  return age < travelTime ? lookPauses : [0];
}

/** True if the server refused the request, so that it had no effect. A timeout while receiving the request (408) is no refusal. */
export function isRefusal(error: unknown): error is ResponseError {
  return error instanceof ResponseError && error.status >= 400 && error.status < 500 && error.status !== 408;
}

/** True if the result is unknown: the server failed, or its answer never arrived. */
export function isLost(error: unknown): boolean {
  if (error instanceof SessionUnreachableError) return false;
  return error instanceof FetchError || (error instanceof ResponseError && !isRefusal(error));
}
