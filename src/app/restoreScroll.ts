import { limits } from '#domain/text/limits.ts';

/** Maximum milliseconds that a list may take to get its height; later the user has begun to read. */
const heightTimeoutMs = 4000;

/**
 * Scrolls to a position after 300 ms (P§2 scroll position), or later, once the page is high enough for it. Gives up if the user
 * scrolls, presses a key or touches the page first. Returns a function that stops it.
 *
 * @param followed address of the link by which the page was left: it gets the focus back, so that keyboard users continue there
 */
export function restoreScroll(y: number, followed?: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) window.addEventListener(event, stop, { passive: true, signal });

  const timer = setTimeout(() => {
    const arrive = () => {
      window.scrollTo({ top: y, behavior: 'instant' });
      stop();
      if (followed !== undefined) focusSoon(followed, performance.now() + rowsTimeoutMs);
    };
    const tryIt = () => {
      const isHighEnough = document.documentElement.scrollHeight - window.innerHeight >= y;
      if (isHighEnough) arrive();
      return isHighEnough;
    };
    if (tryIt()) return;
    const observer = new ResizeObserver(() => tryIt());
    observer.observe(document.body);
    // As far down as the page allows then.
    const end = setTimeout(arrive, heightTimeoutMs);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(end);
    });
  }, limits.scrollRestoreDelay);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return stop;
}

/** Longest time in milliseconds that a list may take to draw the rows at its new place. */
const rowsTimeoutMs = 2000;

/** Focuses the link to an address as soon as it is rendered, unless another element than the content has the focus by then. */
function focusSoon(address: string, until: number): void {
  const content = document.querySelector('main');
  if (document.activeElement !== document.body && document.activeElement !== content) return;
  const link = content?.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]:not([tabindex="-1"])`);
  link?.focus({ preventScroll: true });
  // A row that has just been drawn is hidden until it has been measured, and takes no focus before.
  if (document.activeElement !== link && performance.now() < until) requestAnimationFrame(() => focusSoon(address, until));
}
