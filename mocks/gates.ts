import type { OperationId } from './contract/operations';

/** Holds the calls of operations back until they are released. */
export interface Gates {
  /**
   * Waits until calls of the operation are released, or the client aborts. Resolves at once if they are released already, or not held.
   *
   * @param isHeld true if the scenario holds them
   */
  pass(id: OperationId, isHeld: boolean, signal: AbortSignal): Promise<void>;
  /** Holds future calls of these operations, regardless of the scenario and of earlier releases. */
  hold(...ids: readonly [OperationId, ...OperationId[]]): void;
  /** Lets the waiting calls of these operations go, and all that come later; without a name those of every operation. */
  release(...ids: readonly OperationId[]): void;
  /** Drops manual holds and releases: later calls wait by the scenario. */
  close(): void;
}

/** Creates gates without manual holds. */
export function openGates(): Gates {
  const released = new Set<OperationId>();
  const held = new Set<OperationId>();
  let isEveryReleased = false;
  const waiting = new Set<{ readonly id: OperationId; readonly go: () => void }>();
  const isReleased = (id: OperationId) => !held.has(id) && (isEveryReleased || released.has(id));
  return {
    pass: async (id, isHeld, signal) => {
      if (isReleased(id) || !(isHeld || held.has(id)) || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const call = {
          id,
          go: () => {
            waiting.delete(call);
            resolve();
          },
        };
        waiting.add(call);
        signal.addEventListener('abort', call.go, { once: true });
      });
    },
    hold: (...ids) => {
      for (const id of ids) held.add(id);
    },
    release: (...ids) => {
      if (ids.length === 0) {
        isEveryReleased = true;
        held.clear();
      }
      for (const id of ids) {
        released.add(id);
        held.delete(id);
      }
      for (const call of waiting) if (isReleased(call.id)) call.go();
    },
    close: () => {
      released.clear();
      held.clear();
      isEveryReleased = false;
    },
  };
}
