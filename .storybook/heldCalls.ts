import type { Backend } from '#mocks/backend.ts';
import type { OperationId } from '#mocks/contract/operations.ts';

let started: Backend | undefined;

/** Names the backend of the story that is on show. */
export function setStoryBackend(backend: Backend): void {
  started = backend;
}

function storyBackend(): Backend {
  if (!started) throw new Error('No story with parameters.shop is displayed');
  return started;
}

/** Holds the calls of operations that come from now on, as a scenario does from the start (`getCart=held`). For play functions. */
export function holdCalls(...ids: readonly [OperationId, ...OperationId[]]): void {
  storyBackend().hold(...ids);
}

/**
 * Lets the calls of operations go that are held: those that wait, and all later ones, also where none has come yet; without a name those of
 * every operation. For play functions.
 */
export function releaseCalls(...ids: readonly OperationId[]): void {
  storyBackend().release(...ids);
}
