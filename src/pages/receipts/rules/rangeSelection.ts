/**
 * The selection after a row's box was pressed: with Shift all rows from the one pressed before get the same state, whichever of them is
 * first. Without Shift, after "all" or "none", and if the earlier row is gone, it is the pressed one's alone.
 *
 * @param keys keys of the rows in their order
 * @param next selection after the press, without a range
 * @param pressedBefore key of the row pressed before
 */
export function withRange(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  next: ReadonlySet<string>,
  pressedBefore: string | undefined,
): ReadonlySet<string> {
  const pressed = pressedKey(keys, chosen, next);
  const [from, to] = [keys.indexOf(pressedBefore ?? ''), keys.indexOf(pressed ?? '')].sort((one, other) => one - other);
  if (pressed === undefined || from === undefined || to === undefined || from < 0) return next;
  const range = keys.slice(from, to + 1);
  if (next.has(pressed)) return new Set([...next, ...range]);
  return new Set([...next].filter((key) => !range.includes(key)));
}

/** The one row whose state differs; undefined if none does, or several. */
export function pressedKey(keys: readonly string[], chosen: ReadonlySet<string>, next: ReadonlySet<string>): string | undefined {
  const changed = keys.filter((key) => chosen.has(key) !== next.has(key));
  return changed.length === 1 ? changed[0] : undefined;
}
