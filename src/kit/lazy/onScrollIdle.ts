import { whenIdle } from '../../platform/whenIdle';

/** Milliseconds without scrolling after which somebody has come to where they want to be. */
const still = 250;

/**
 * Does something once nobody scrolls and the browser has nothing else to do. Between the frames of a scroll it rests, too; but code that
 * comes then brings styles along, and those have every row on the page recomputed before the next frame.
 *
 * @returns calls it off
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
