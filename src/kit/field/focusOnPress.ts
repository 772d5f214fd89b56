import type { MouseEvent } from 'react';

/**
 * Makes the first press into a field focus it and nothing else, so that its content stays selected. The press would
 * place the caret beside the amount, and typed digits would extend it.
 */
export function focusOnPress(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (event.button !== 0 || field.ownerDocument.activeElement === field) return;
  event.preventDefault();
  field.focus();
}
