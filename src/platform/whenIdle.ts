/** Timeout in milliseconds for a browser that is never idle. */
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
