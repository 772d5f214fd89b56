import type { Removal, RemovedLine } from './cartIntents';

/*
 * The place of a removed line counts in the cart as it was before that removal, without what had been removed earlier. So what
 * comes back from an earlier removal, or goes back to it, moves the places of the later ones.
 */

/** Later removals, newest first, after a line came to or left the place that it has among the lines before the first of them. */
function moved(later: readonly Removal[], place: number, by: 1 | -1): { readonly removals: readonly Removal[]; readonly place: number } {
  let present = place;
  const removals = later.toReversed().map((removal) => {
    const firstBehind = by === 1 ? present : present + 1;
    const lines = removal.lines.map((line) => (line.place >= firstBehind ? { ...line, place: line.place + by } : line));
    present -= removal.lines.filter((line) => line.place < firstBehind).length;
    return { ...removal, lines };
  });
  return { removals: removals.toReversed(), place: present };
}

/** Place of a line without the others of its removal that stood before it. */
function placeAlone(place: number, others: readonly RemovedLine[]): number {
  return place - others.filter((other) => other.place < place).length;
}

/** Removals without one line, which is back in the cart, and its place there; undefined when there is none of that sku. */
export function takeLine(
  removals: readonly Removal[],
  sku: string,
): { readonly removals: readonly Removal[]; readonly place: number } | undefined {
  const index = removals.findIndex(({ lines }) => lines.some((line) => line.sku === sku));
  const removal = removals[index];
  const line = removal?.lines.find((candidate) => candidate.sku === sku);
  if (!removal || !line) return undefined;
  const others = removal.lines.filter((other) => other !== line);
  const later = moved(removals.slice(0, index), placeAlone(line.place, others), 1);
  const left = others.length > 0 ? [{ ...removal, lines: others }] : [];
  return { removals: [...later.removals, ...left, ...removals.slice(index + 1)], place: later.place };
}

/** Removals with a line that could not come back, in its old place among the others. */
export function putLineBack(removals: readonly Removal[], { id, kind }: Removal, line: RemovedLine): readonly Removal[] {
  const others = removals.find((removal) => removal.id === id)?.lines ?? [];
  const later = moved(
    removals.filter((removal) => removal.id > id),
    placeAlone(line.place, others),
    -1,
  );
  const lines = [...others, line].sort((a, b) => a.place - b.place);
  return [...later.removals, { id, kind, lines }, ...removals.filter((removal) => removal.id < id)];
}
