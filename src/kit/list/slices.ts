/** Milliseconds that a slice has where the browser doesn't say how long it rests. */
const unknown = 8;

/**
 * Does work in slices, each while the browser has nothing else to do.
 *
 * @param run does a slice in about so many milliseconds
 * @returns ends it
 */
export function inSlices(run: (milliseconds: number) => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setInterval(() => run(unknown), 4 * unknown);
    return () => clearInterval(timer);
  }
  let idle = 0;
  const next = () => {
    idle = requestIdleCallback((deadline) => {
      next();
      run(deadline.timeRemaining());
    });
  };
  next();
  return () => cancelIdleCallback(idle);
}
