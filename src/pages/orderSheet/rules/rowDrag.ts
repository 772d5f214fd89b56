/** A rendered row with its edges, in pixels from the window's top. */
export interface DragRow {
  readonly sku: string;
  readonly top: number;
  readonly bottom: number;
}

/** Drop position of a dragged row. */
export interface DropPlace {
  /** The row whose position it takes; itself if it stays. */
  readonly target: string;
  /** Height of the drop marker, in pixels from the window's top. */
  readonly line: number;
}

/**
 * Drop position at a height: above the first row whose middle is below it.
 *
 * @param rows rendered rows from top to bottom; the dragged one may be missing
 * @param places index of each row of the list, including unrendered ones
 * @returns undefined without rows
 */
export function dropPlace(
  rows: readonly DragRow[],
  dragged: string,
  y: number,
  places: ReadonlyMap<string, number>,
): DropPlace | undefined {
  const below = rows.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  const [above, next] = below < 0 ? [rows.at(-1), undefined] : [rows[below - 1], rows[below]];
  const beside = next ?? above;
  if (!beside) return undefined;
  const placeOf = (sku: string) => places.get(sku) ?? 0;
  // From above it goes after the row over the gap, from below before the one under it.
  const comesFromAbove = above !== undefined && placeOf(dragged) <= placeOf(above.sku);
  const target = comesFromAbove ? above.sku : beside.sku;
  return { target, line: next?.top ?? beside.bottom };
}

/** Distance from an edge in pixels in which dragging scrolls the window. */
const scrollZone = 56;
/** Speed at the edge and beyond, in pixels per second. */
const fastest = 1_200;

/**
 * Scroll speed while a row is dragged: the nearer to an edge, the faster.
 *
 * @param top upper edge of the visible list, in pixels
 * @param bottom lower edge
 * @returns pixels per second, positive downwards
 */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const share = (distance: number) => Math.min(1, Math.max(0, 1 - distance / scrollZone));
  return fastest * (share(bottom - y) - share(y - top));
}
