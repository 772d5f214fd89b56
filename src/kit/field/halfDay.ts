/** Marks a control whose text is no complete day. */
export const halfDayMark = 'data-half-day';

/** Makes every control with an incomplete day show its error. Returns the first of them, if any. */
export function markHalfDays(form: HTMLElement | null): HTMLInputElement | undefined {
  const half = Array.from(form?.querySelectorAll<HTMLInputElement>(`input[${halfDayMark}]`) ?? []);
  for (const input of half) input.dispatchEvent(new Event('invalid', { cancelable: true }));
  return half[0];
}
