/** The order of names in lists that people read: as in a German dictionary, with numbers by their value. */
export const alphabet = new Intl.Collator('de', { numeric: true });

/** Compares two categories by name; undefined comes last. */
export function compareCategories(one: string | undefined, other: string | undefined): number {
  return Number(one === undefined) - Number(other === undefined) || alphabet.compare(one ?? '', other ?? '');
}
