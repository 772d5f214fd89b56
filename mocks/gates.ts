import type { OperationId } from './contract/operations';

/** Holds the calls of operations back until they are released. */
export interface Gates {
  /** Waits until calls of the operation are released, or the client gives the call up. At once if they have been released already. */
  pass(id: OperationId, signal: AbortSignal): Promise<void>;
  /** Lets the waiting calls of these operations go, and all that come later; without a name those of every operation. */
  release(...ids: readonly OperationId[]): void;
  /** Forgets what was released, so that later calls wait again. */
  close(): void;
}

/** Makes gates, all of them closed. */
export function openGates(): Gates {
  const released = new Set<OperationId>();
  let isEveryReleased = false;
  const waiting = new Set<{ readonly id: OperationId; readonly go: () => void }>();
  const isReleased = (id: OperationId) => isEveryReleased || released.has(id);
  return {
    pass: async (id, signal) => {
      if (isReleased(id) || signal.aborted) return;
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
    release: (...ids) => {
      if (ids.length === 0) isEveryReleased = true;
      for (const id of ids) released.add(id);
      for (const call of waiting) if (isReleased(call.id)) call.go();
    },
    close: () => {
      released.clear();
      isEveryReleased = false;
    },
  };
}
