/** Minimum height of an on-screen keyboard, in pixels. The bars of a browser that come and go are lower. */
const minKeyboardHeight = 120;

/** Height of the part of the window that an on-screen keyboard covers (`themes/cssVariables.ts`). */
const keyboardSize = '--shop-size-keyboard';

/**
 * Keeps the bars and dialogs at the lower edge above an on-screen keyboard. Browsers don't resize the page for it: a
 * bar to send would be behind it while somebody types. A page that is zoomed in is left alone.
 */
export function followKeyboard(): void {
  const view = window.visualViewport;
  if (!view) return;
  const { style } = document.documentElement;
  const measure = () => {
    const height = view.scale > 1 ? 0 : window.innerHeight - view.height;
    // iOS also moves the visible part over the page.
    if (height >= minKeyboardHeight) style.setProperty(keyboardSize, `${Math.max(0, Math.round(height - view.offsetTop))}px`);
    else style.removeProperty(keyboardSize);
  };
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
}
