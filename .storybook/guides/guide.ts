/** A key and its effect. */
type Key = readonly [key: string, does: string];

/** The parts of a component's docs that can't be derived from code. */
export interface Guide {
  /** When it is the wrong part, and the title of the right one. */
  readonly not?: readonly (readonly [when: string, take: string])[];
  /** Its parts, from outside to inside, from start to end. */
  readonly parts?: readonly string[];
  /** Its keys; none where the keyboard doesn't reach it. */
  readonly keys?: readonly Key[];
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
}

/** Keys that the browser gives its own controls. */
export const press: readonly Key[] = [
  ['Tab', 'goes to it'],
  ['Enter, Space', 'presses it'],
];
export const follow: readonly Key[] = [
  ['Tab', 'goes to it'],
  ['Enter', 'follows it'],
];
export const type: readonly Key[] = [
  ['Tab', 'goes to it'],
  ['keys', 'type into it'],
];
export const tick: readonly Key[] = [
  ['Tab', 'goes to it'],
  ['Space', 'ticks it'],
];
export const pick: readonly Key[] = [
  ['Tab', 'goes to the chosen one'],
  ['arrow keys', 'choose the next or the one before'],
];
export const close: readonly Key[] = [
  ['Tab, Shift Tab', 'stay inside while it is open'],
  ['Escape', 'closes it; the focus is back where it came from'],
];
