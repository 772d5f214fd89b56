/** Slice in milliseconds if the browser doesn't report its idle time: too short for a typing user to notice. */
const unknown = 8;
/** Timeout in milliseconds until a slice runs in any case, for a browser that is never idle or fails to report it. */
const latest = 50;

/**
 * Runs work in slices: as long as the browser is idle, and 8 ms in every 50 while it is busy.
 *
 * @param run does a slice of about so many milliseconds
 * @returns stops it
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
