import { onScrollIdle } from './onScrollIdle';

/** Events that show that the user interacts with the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/**
 * Runs once, when page and browser are idle after the user's first interaction. For code needed soon after, which
 * would only make the first load heavier; it doesn't slow that first interaction either.
 *
 * @returns cancels it
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
