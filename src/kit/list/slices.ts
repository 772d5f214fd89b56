/** Milliseconds that a slice has where the browser doesn't say how long it rests. */
const unknown = 8;
/**
 * Milliseconds after which a slice is done all the same: a busy browser may never rest, and Chromium sometimes doesn't notice that it does
 * until something is drawn again.
 */
const latest = 1_000;

/**
 * Does work in slices, each while the browser has nothing else to do, and one a second where it doesn't say that it has.
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
