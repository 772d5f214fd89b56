/** A row in the window: its edges in pixels from the window's top. */
export interface DragRow {
  readonly sku: string;
  readonly top: number;
  readonly bottom: number;
}

/** Where a dragged row would go. */
export interface DropPlace {
  /** The row whose place it takes; its own where it stays. */
  readonly target: string;
  /** Where it would stand, in pixels from the window's top. */
  readonly line: number;
}

/**
 * Where a row goes when it is let go at a height: above the first row whose middle is below it.
 *
 * @param rows those in the page, from top to bottom; they need not hold the dragged one
 * @param places the place of each row of the list, those beyond the window among them
 * @returns undefined where there are no rows
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
  // From above it comes behind the row over the gap, from below before the one under it.
  const comesFromAbove = above !== undefined && placeOf(dragged) <= placeOf(above.sku);
  const target = comesFromAbove ? above.sku : beside.sku;
  return { target, line: next?.top ?? beside.bottom };
}

/** Pixels from an edge within which the window scrolls while a row is held there. */
const scrollZone = 56;
/** Pixels a second at the edge itself, and beyond it. */
const fastest = 1_200;

/**
 * How fast the window scrolls while a row is held at a height: the nearer to an edge, the faster.
 *
 * @param top of what the window shows of the list, in pixels
 * @param bottom of the same
 * @returns pixels a second, above zero down
 */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const share = (distance: number) => Math.min(1, Math.max(0, 1 - distance / scrollZone));
  return fastest * (share(bottom - y) - share(y - top));
}
