/** Fields that text can be dropped into. */
const textFields = ['input', 'textarea', '[contenteditable]'].map((field) => `${field}:not([readonly], :disabled)`).join(', ');

/**
 * Keeps the page where something is dropped beside a field that takes it: the browser would put the file or link in the place of the shop,
 * with all that is typed there. What is dropped into a field of text, or chosen for a file, is left to the browser; a field that takes
 * files by itself has said so before the event comes here.
 */
export function keepFromDrops(): void {
  const keep = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    if (event.defaultPrevented || !dataTransfer) return;
    const taker = dataTransfer.types.includes('Files') ? 'input[type="file"]' : textFields;
    if (target instanceof Element && target.closest(taker)) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
}
