/** Listeners, and the function that calls them. */
export interface Publisher<Args extends readonly unknown[] = []> {
  /** Calls the listener from now on; the same listener only once. Returns a function that ends it. */
  subscribe(this: void, listener: (...args: Args) => void): () => void;
  publish(this: void, ...args: Args): void;
}

/**
 * Makes a publisher.
 *
 * @param connect called for the first listener; its result is called once the last one has left
 */
export function publisher<Args extends readonly unknown[] = []>(connect?: () => () => void): Publisher<Args> {
  const listeners = new Set<(...args: Args) => void>();
  let disconnect: (() => void) | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      disconnect ??= connect?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
    publish: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}
