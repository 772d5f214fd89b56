/** Marks an element that received the focus only because no other had it. */
const mark = 'data-took-lost-focus';

/** True if no element has the focus, or only the one that {@link takeLostFocus} chose as a fallback. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.hasAttribute(mark);
}

/**
 * Moves a lost focus to the screen's content, where its heading is, without scrolling.
 *
 * @returns true if the focus was lost
 */
export function takeLostFocus(): boolean {
  if (!isFocusLost()) return false;
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return true;
  // An open overlay handles the focus itself.
  if (main.closest('[aria-hidden="true"]')) return false;
  main.setAttribute(mark, '');
  main.addEventListener('blur', () => main.removeAttribute(mark), { once: true });
  main.focus({ preventScroll: true });
  return true;
}
