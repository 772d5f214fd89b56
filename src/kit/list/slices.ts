/** Milliseconds of a slice where the browser doesn't say how long it rests: too short to be noticed by a user who types. */
const unknown = 8;
/** Milliseconds after which a slice is done in any case, for a browser that never rests or forgets to say so. */
const latest = 50;

/**
 * Does work in slices: while the browser has nothing else to do for as long as it rests, and where it is busy for 8 ms in every 50.
 *
 * @param run does a slice in about so many milliseconds
 * @returns ends it
 */
export function runInIdleSlices(run: (milliseconds: number) => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setInterval(() => run(unknown), 4 * unknown);
    return () => clearInterval(timer);
  }
  let idle = 0;
  const next = () => {
    idle = requestIdleCallback(
      (deadline) => {
        next();
        run(deadline.didTimeout ? unknown : deadline.timeRemaining());
      },
      { timeout: latest },
    );
  };
  next();
  return () => cancelIdleCallback(idle);
}
