/** Surface of the overlay opened last: a dialog, drawer or menu. */
function openSurface(): HTMLElement | undefined {
  const layers = document.querySelectorAll<HTMLElement>('body > .MuiModal-root');
  return layers[layers.length - 1]?.querySelector<HTMLElement>('.MuiPaper-root') ?? undefined;
}

/**
 * Keeps an element above every open overlay: visually, for assistive technology and for the keyboard.
 *
 * An open dialog hides everything outside from screen readers and traps the focus. So the element moves into the
 * surface opened last, and back when that closes. As a popover it stays in the browser's top layer: the surface's
 * edges and transitions don't affect it.
 *
 * @param element a `popover="manual"`
 * @param home parent while no overlay is open
 * @returns stops it and removes the element from the document
 */
export function keepOnTop(element: HTMLElement, home: HTMLElement): () => void {
  const settle = () => {
    const place = openSurface() ?? home;
    if (element.parentElement === place) return;
    place.append(element);
    if ('showPopover' in element) element.showPopover();
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(document.body, { childList: true });
  return () => {
    watch.disconnect();
    element.remove();
  };
}
