import type { Backend } from '../mocks/backend';
import type { OperationId } from '../mocks/contract/operations';

let backend: Backend | undefined;

/** Names the backend of the story that is on show. */
export function setStoryBackend(started: Backend): void {
  backend = started;
}

/**
 * Lets the calls of operations go that the story's scenario holds (`getCart=held`): those that wait, and all later ones, also where none
 * has come yet; without a name those of every operation. For play functions.
 */
export function releaseCalls(...ids: readonly OperationId[]): void {
  if (!backend) throw new Error('No story with parameters.shop is on show');
  backend.release(...ids);
}
