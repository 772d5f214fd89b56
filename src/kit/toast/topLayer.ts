/** The surface of whatever opened last over the page: a dialog, a drawer or a menu. */
function openSurface(): HTMLElement | undefined {
  const layers = document.querySelectorAll<HTMLElement>('body > .MuiModal-root');
  return layers[layers.length - 1]?.querySelector<HTMLElement>('.MuiPaper-root') ?? undefined;
}

/**
 * Keeps an element above all that is open, for the eye, for assistive technology and for the keyboard, wherever it belongs.
 *
 * An open dialog hides everything outside of itself from screen readers and lets the keyboard go nowhere else, so the element moves
 * into the surface that opened last, and back when that is gone. As a popover it stands in the browser's top layer all the while:
 * neither the surface's edges nor its transitions touch how it looks.
 *
 * @param element a `popover="manual"`
 * @param home where it stands while nothing is open
 * @returns ends it and takes the element out of the document
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
