/** On what has the focus only because nothing else had it. */
const mark = 'data-took-lost-focus';

/** Whether the focus is nowhere, or where {@link takeLostFocus} has put it for want of a better place. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.hasAttribute(mark);
}

/**
 * Gives a focus that is nowhere to the content of the screen, which is where its heading stands, without scrolling.
 *
 * @returns whether it was nowhere
 */
export function takeLostFocus(): boolean {
  if (!isFocusLost()) return false;
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return true;
  // Below an overlay it belongs to that.
  if (main.closest('[aria-hidden="true"]')) return false;
  main.setAttribute(mark, '');
  main.addEventListener('blur', () => main.removeAttribute(mark), { once: true });
  main.focus({ preventScroll: true });
  return true;
}
