/** Runs a task when it is its turn; rejects without running it if the signal is aborted before. */
export type InTurn = <Result>(task: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/** Runs at most so many tasks at once, the others in the order in which they came. */
export function inTurns(max: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task, signal) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      const next = waiting.shift();
      // The next one takes over this place.
      if (next) next();
      else running -= 1;
    }
  };
}
