/** What tells whether the day in a control is whole. */
interface TypedDay {
  readonly type: string;
  /** YYYY-MM-DD; empty where the browser can't make a day of what is typed. */
  readonly value: string;
  readonly validity: { readonly badInput: boolean };
}

/** Whether a text is a whole day, with four digits of the year, or nothing at all. */
export const isWholeDay = (text: string) => text === '' || /^[1-9]\d{3}-/.test(text);

/**
 * Whether something is typed into a control for a day that is none: part of it is missing, no calendar has it, or its year hasn't four
 * digits, as in 12.11.26, which browsers take for the year 26. To a form the control looks empty then, or holds another day than was meant.
 */
export function isHalfDay({ type, value, validity }: TypedDay): boolean {
  return type === 'date' && (validity.badInput || !isWholeDay(value));
}

/** Has every control that holds half a day say so. Answers the first of them; undefined where there is none. */
export function markHalfDays(form: HTMLElement | null): HTMLInputElement | undefined {
  const half = Array.from(form?.querySelectorAll('input') ?? []).filter(isHalfDay);
  for (const input of half) input.dispatchEvent(new Event('invalid', { cancelable: true }));
  return half[0];
}
