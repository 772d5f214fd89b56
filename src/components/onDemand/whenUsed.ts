/** What tells that somebody does something with the page, beyond looking at it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/**
 * Does something once, at the first sign that somebody uses the page. For what is needed soon then, and would only make the first
 * load longer.
 *
 * @returns calls it off
 */
export function whenUsed(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const use = () => {
    controller.abort();
    run();
  };
  for (const sign of signs) window.addEventListener(sign, use, { signal, capture: true, passive: true });
  return () => controller.abort();
}
