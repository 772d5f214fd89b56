import { InternalError, toCartLine, type CartLine } from '../../domain/cart';
import type { Removal } from '../../cart/cart';

/** A line that was removed and can be brought back. */
export interface RemovedPlace {
  readonly removalId: number;
  /** The line as it was. */
  readonly line: CartLine;
}

/** The lines as they are shown: those in the cart, and those just removed in their old places. */
export interface LinesWithRemoved {
  readonly lines: readonly CartLine[];
  /** The removed ones among them, by sku. */
  readonly removed: ReadonlyMap<string, RemovedPlace>;
}

/**
 * Puts the lines that were removed one by one back where they stood, so that each is undone in its place (P§4 "Cart item"), and what came for
 * one of them behind it.
 *
 * @param removals newest first; each place counts in the cart as it was before that removal
 * @param replacementOf the sku of what was put in the place of a removed line
 */
export function withRemovedLines(
  lines: readonly CartLine[],
  removals: readonly Removal[],
  replacementOf: (removal: Removal) => string | undefined = () => undefined,
): LinesWithRemoved {
  const shown = [...lines];
  const present = new Set(lines.map(({ sku }) => sku));
  const removed = new Map<string, RemovedPlace>();
  for (const removal of removals) {
    if (removal.kind !== 'line') continue;
    for (const { item, sku, place } of removal.lines) {
      const line = item && readLine(item);
      if (!line || present.has(sku)) continue;
      present.add(sku);
      shown.splice(place, 0, line);
      removed.set(sku, { removalId: removal.id, line });
    }
  }
  // What was put in the place of a line stands there, although the server has it at the end.
  for (const removal of removals) {
    const { lines: gone } = removal;
    const replacement = replacementOf(removal);
    const from = shown.findIndex(({ sku }) => sku === replacement);
    const line = shown[from];
    if (!line || !gone.some(({ sku }) => removed.has(sku))) continue;
    shown.splice(from, 1);
    shown.splice(shown.findIndex(({ sku }) => gone.some((one) => one.sku === sku)) + 1, 0, line);
  }
  return { lines: shown, removed };
}

function readLine(item: Parameters<typeof toCartLine>[0]): CartLine | undefined {
  try {
    return toCartLine(item);
  } catch (error) {
    // A line that had no product when it was removed has nothing to be shown by; it was reported when it came.
    if (error instanceof InternalError) return undefined;
    throw error;
  }
}
