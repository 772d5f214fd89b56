/** Marks a control into which something was typed that is no day. */
export const halfDayMark = 'data-half-day';

/** Has every control that holds half a day say so. Answers the first of them; undefined where there is none. */
export function markHalfDays(form: HTMLElement | null): HTMLInputElement | undefined {
  const half = Array.from(form?.querySelectorAll<HTMLInputElement>(`input[${halfDayMark}]`) ?? []);
  for (const input of half) input.dispatchEvent(new Event('invalid', { cancelable: true }));
  return half[0];
}
