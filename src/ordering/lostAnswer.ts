import { FetchError, ResponseError, SessionUnreachableError } from '../http/errors';

/** Pauses in milliseconds before it is looked for what an answer that got lost would have reported: it may still be on its way. */
const lookPauses = [0, 1_000, 2_000];
/** Milliseconds after its start during which something may still be on its way, so that looking for it once is not enough. */
const travelTime = 30_000;

/**
 * Pauses in milliseconds before each look for what was sent.
 *
 * @param age milliseconds since it was sent
 */
export function lookupDelays(age = 0): readonly number[] {
  return age < travelTime ? lookPauses : [0];
}

/** Whether the server said no, so that nothing came of what was sent. That it waited too long for the rest of it (408) is no such answer. */
export function isRefusal(error: unknown): error is ResponseError {
  return error instanceof ResponseError && error.status >= 400 && error.status < 500 && error.status !== 408;
}

/** Whether nobody knows what came of what was sent: the server failed over it, or its answer never came. */
export function isLost(error: unknown): boolean {
  if (error instanceof SessionUnreachableError) return false;
  return error instanceof FetchError || (error instanceof ResponseError && !isRefusal(error));
}
