/** Milliseconds that a slice has where the browser doesn't say how long it rests. */
const unknown = 8;
/** Milliseconds after which a slice is done all the same, for a browser that never rests. */
const latest = 1_000;
/** Milliseconds from one frame that is asked for to the next. */
const frames = 100;

/**
 * Does work in slices, each while the browser has nothing else to do, and one a second where it always has.
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
  // After its window has got another size, Chromium may not notice any more that it rests, but after a frame in which nothing happened.
  const awake = setInterval(() => requestAnimationFrame(() => undefined), frames);
  return () => {
    clearInterval(awake);
    cancelIdleCallback(idle);
  };
}
