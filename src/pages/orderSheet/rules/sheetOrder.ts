import type { ProductKind } from '#domain/product/coolingClass.ts';
import { listOf } from '#platform/keptJson.ts';

/** Sorting of the rows: as in their list, by cooling and category, or as in the buyer's storage shelf. */
export const sheetOrders = ['list', 'kind', 'shelf'] as const;
export type SheetOrder = (typeof sheetOrders)[number];

/** Data of a row needed for sorting; kind and category are undefined for an unknown product. */
export interface PlacedRow {
  readonly sku: string;
  readonly kind: ProductKind | undefined;
  readonly categoryName: string | undefined;
}

/** The path through a store-room: freezer, cold room, shelf. Unknown products come last. */
const kindPlaces: Readonly<Record<ProductKind, number>> = { frozen: 0, fresh: 1, dry: 2 };
const lastPlace = 3;

/** Compares category names in the language's alphabet; products without one come last. */
function compareCategories(one: string | undefined, other: string | undefined, language: string): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  return other === undefined ? -1 : one.localeCompare(other, language);
}

/**
 * Sorts the rows; equal ones keep the sequence of their list.
 *
 * @param shelf skus in the sequence stored on this device; unknown products follow
 */
export function orderedRows<Row extends PlacedRow>(
  rows: readonly Row[],
  order: SheetOrder,
  shelf: readonly string[],
  language: string,
): readonly Row[] {
  if (order === 'list') return rows;
  if (order === 'kind')
    return rows.toSorted(
      (one, other) =>
        (one.kind ? kindPlaces[one.kind] : lastPlace) - (other.kind ? kindPlaces[other.kind] : lastPlace) ||
        compareCategories(one.categoryName, other.categoryName, language),
    );
  const places = new Map(shelf.map((sku, place) => [sku, place]));
  const placeOf = ({ sku }: Row) => places.get(sku) ?? shelf.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Moves a sku to an index, clamped to the ends. */
export function withMoved(skus: readonly string[], sku: string, place: number): readonly string[] {
  if (!skus.includes(sku)) return skus;
  const others = skus.filter((other) => other !== sku);
  const at = Math.min(Math.max(0, place), others.length);
  return [...others.slice(0, at), sku, ...others.slice(at)];
}

/**
 * The shelf sequence after some of its products were rearranged: they share their former positions, so that products
 * of other sheets stay in place. New products are appended.
 *
 * @param ordered skus in their new sequence
 */
export function shelfAfter(shelf: readonly string[], ordered: readonly string[]): readonly string[] {
  const known = new Set(ordered);
  const next = ordered.values();
  const placed = shelf.map((sku) => (known.has(sku) ? (next.next().value ?? sku) : sku));
  return [...placed, ...next];
}

/** Parses a stored shelf sequence; empty if invalid. */
export function readShelf(kept: unknown): readonly string[] {
  return [...new Set(listOf(kept).filter((sku) => typeof sku === 'string'))];
}
