/** Fields that text can be dropped into: on a checkbox a link is as lost as beside it. */
const textFields =
  ':is(textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])):not([readonly], :disabled)';

/**
 * Prevents a drop beside a field from leaving the page: the browser would open the file or link in place of the shop, and typed text
 * would be lost. Drops into text fields and file inputs are left to the browser; a field that handles files itself has cancelled the
 * event before.
 */
export function keepFromDrops(): void {
  const keep = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    if (event.defaultPrevented || !dataTransfer) return;
    const taker = dataTransfer.types.includes('Files') ? 'input[type="file"]:not(:disabled)' : textFields;
    if (target instanceof Element && target.closest(taker)) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
}
