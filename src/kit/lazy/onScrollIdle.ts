import { whenIdle } from '#platform/whenIdle.ts';

/** Milliseconds without scrolling until a scroll counts as finished. */
const still = 250;

/**
 * Runs once, when no scrolling happens and the browser is idle. Browsers are idle between frames of a scroll too; but
 * code arriving then brings styles that recompute every row before the next frame.
 *
 * @returns cancels it
 */
export function onScrollIdle(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let stop: () => void = () => undefined;
  const wait = () => {
    stop();
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        controller.abort();
        run();
      });
    }, still);
    stop = () => clearTimeout(timer);
  };
  window.addEventListener('scroll', wait, { signal, capture: true, passive: true });
  wait();
  return () => {
    controller.abort();
    stop();
  };
}
