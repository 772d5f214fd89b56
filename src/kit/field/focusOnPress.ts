import type { MouseEvent } from 'react';

/**
 * A press into a field that has no focus yet gives it the focus and nothing else, so that what stands there stays selected: the press
 * would put the caret beside the amount, and digits typed there make another number of it.
 */
export function focusOnPress(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (event.button !== 0 || field.ownerDocument.activeElement === field) return;
  event.preventDefault();
  field.focus();
}
