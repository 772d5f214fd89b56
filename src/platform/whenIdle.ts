/** Milliseconds after which a browser that never rests does it all the same. */
const latest = 3_000;

/**
 * Does something once the browser has nothing else to do.
 *
 * @returns calls it off
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, latest / 3);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: latest });
  return () => cancelIdleCallback(idle);
}
