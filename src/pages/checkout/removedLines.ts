import { InternalError, toCartLine, type CartLine } from '#domain/cart/cart.ts';
import type { Removal } from '#cart/cart.ts';

/** A removed line that can be restored. */
export interface RemovedPlace {
  readonly removalId: number;
  /** The line before its removal. */
  readonly line: CartLine;
}

/** Displayed lines: those in the cart, and those just removed at their old position. */
export interface LinesWithRemoved {
  readonly lines: readonly CartLine[];
  /** The removed ones among them, by sku. */
  readonly removed: ReadonlyMap<string, RemovedPlace>;
}

/**
 * Inserts individually removed lines at their old position, so that each is undone in place (P§4 "Cart item"),
 * followed by their substitute.
 *
 * @param removals newest first; each position refers to the cart before that removal
 * @param replacementOf sku of a removed line's substitute
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
  // A substitute is shown in the place of its line, although the server appends it.
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
    // A line removed without a product can't be shown; it was reported on loading.
    if (error instanceof InternalError) return undefined;
    throw error;
  }
}
