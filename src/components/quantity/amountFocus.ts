/** Attribute of every amount field that Enter visits. */
export const amountFieldAttribute = 'data-amount-field';

/** Attribute of a list that Enter doesn't leave: after its last field it doesn't go on to another list. */
export const amountListAttribute = 'data-amount-list';

/**
 * Moves to the next amount field of the page, or of the list with {@link amountListAttribute}, so that digits and
 * Enter fill a list.
 *
 * @param from the confirmed field
 * @param step 1 for the next, -1 for the previous one
 * @returns true if there was one
 */
export function focusAmountBeside(from: HTMLElement, step: 1 | -1): boolean {
  const list = from.closest(`[${amountListAttribute}]`) ?? document;
  const fields = [...list.querySelectorAll<HTMLInputElement>(`input[${amountFieldAttribute}]:enabled`)];
  const target = fields[fields.indexOf(from as HTMLInputElement) + step];
  if (!target) return false;
  target.focus();
  target.select();
  return true;
}
