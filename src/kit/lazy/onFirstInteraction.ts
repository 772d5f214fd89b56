import { onScrollIdle } from './onScrollIdle';

/** What tells that somebody does something with the page, beyond looking at it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/**
 * Does something once, when the page and the browser rest after the first sign that somebody uses the page. For what is needed soon then, and would
 * only make the first load longer; what somebody does first, such as scrolling, isn't held up by it either.
 *
 * @returns calls it off
 */
export function onFirstInteraction(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let callOff = () => controller.abort();
  const use = () => {
    controller.abort();
    callOff = onScrollIdle(run);
  };
  for (const sign of signs) window.addEventListener(sign, use, { signal, capture: true, passive: true });
  return () => callOff();
}
