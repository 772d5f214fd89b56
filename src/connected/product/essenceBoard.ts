import type { EssenceState } from '../../domain/essence';
import type { EssenceStates } from '../../queries/essence';

/** How products stand on the essence list, for toggles of which each follows its own product: a context would draw all of them for one flip. */
export interface EssenceBoard {
  /** @returns ends the subscription */
  subscribe(this: void, listener: () => void): () => void;
  /** Unknown until it has been read. */
  stateOf(this: void, sku: string): EssenceState;
  /** Puts up what is known now; listeners are told if that is something else. */
  put(this: void, states: EssenceStates): void;
}

/** A board with what is known at first. */
export function essenceBoard(first: EssenceStates): EssenceBoard {
  let known = first;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stateOf: (sku) => known[sku] ?? 'unknown',
    put: (states) => {
      if (states === known) return;
      known = states;
      for (const listener of listeners) listener();
    },
  };
}
