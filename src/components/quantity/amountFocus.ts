/** Attribute of every amount field that Enter moves through. */
export const amountFieldAttribute = 'data-amount-field';

/** Attribute of a list whose last field is the end of the way: Enter doesn't leave it for another list on the page. */
export const amountListAttribute = 'data-amount-list';

/**
 * Moves on to the next amount field of the page, or of the list that keeps the way to itself, so that a buyer fills a list with
 * digits and Enter alone (LOOK "Keyboard").
 *
 * @param from the field that was confirmed
 * @param step 1 for the next, -1 for the one before
 * @returns whether there was one
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
