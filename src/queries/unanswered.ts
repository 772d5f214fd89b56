import { FetchError } from '#http/errors.ts';

/** True if a call failed because no answer came: without a network, with one that was lost, or after its time limit. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof FetchError;
}
