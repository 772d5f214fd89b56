/**
 * Shows a `popover="manual"` in the browser's top layer. A browser of the floor that has none shows it where it stands, above all else by
 * its stylesheet.
 */
export function showOnTop(element: HTMLElement): void {
  if ('showPopover' in element) element.showPopover();
}
