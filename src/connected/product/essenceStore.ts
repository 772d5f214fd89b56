import type { EssenceState } from '#domain/template/essence.ts';
import { publisher } from '#platform/publisher.ts';
import type { EssenceStates } from '#queries/essence.ts';

/**
 * Essence states of products, as a store in which each toggle subscribes to its own product: a context would render
 * all of them for one change.
 */
export interface EssenceStore {
  /** @returns unsubscribes */
  subscribe(this: void, listener: () => void): () => void;
  /** Unknown until loaded. */
  stateOf(this: void, sku: string): EssenceState;
  /** Sets the known states and notifies listeners if they differ. */
  put(this: void, states: EssenceStates): void;
}

/** A store with initial states. */
export function essenceStore(first: EssenceStates): EssenceStore {
  let known = first;
  const { subscribe, publish } = publisher();
  return {
    subscribe,
    stateOf: (sku) => known[sku] ?? 'unknown',
    put: (states) => {
      if (states === known) return;
      known = states;
      publish();
    },
  };
}
