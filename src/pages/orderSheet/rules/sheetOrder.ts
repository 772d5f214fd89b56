import type { ProductKind } from '../../../domain/kind';
import { listOf } from '../../../platform/keptJson';

/** How the rows are sorted: as their list has them, by cooling and category, or as the goods stand on the buyer's own shelf. */
export const sheetOrders = ['list', 'kind', 'shelf'] as const;
/** One of {@link sheetOrders}. */
export type SheetOrder = (typeof sheetOrders)[number];

/** What of a row decides its place; kind and category are undefined for a product that is no longer known. */
export interface PlacedRow {
  readonly sku: string;
  readonly kind: ProductKind | undefined;
  readonly categoryName: string | undefined;
}

/** The way through a store-room: the freezer, the cold room, the shelf; what is no longer known comes last. */
const kindPlaces: Readonly<Record<ProductKind, number>> = { frozen: 0, fresh: 1, dry: 2 };
const lastPlace = 3;

/** Category names in the alphabet of the language; a product without one comes behind those with. */
function compareCategories(one: string | undefined, other: string | undefined, language: string): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  return other === undefined ? -1 : one.localeCompare(other, language);
}

/**
 * The rows in their order; equal ones stay as their list has them.
 *
 * @param shelf skus as they were put in order on this device; products that it doesn't know stand behind it
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

/** The skus after one was put to a place among them, from 0; a place beyond the ends is the nearest end. */
export function withMoved(skus: readonly string[], sku: string, place: number): readonly string[] {
  if (!skus.includes(sku)) return skus;
  const others = skus.filter((other) => other !== sku);
  const at = Math.min(Math.max(0, place), others.length);
  return [...others.slice(0, at), sku, ...others.slice(at)];
}

/**
 * The shelf after some of its products were put in another order: they take the places that they had among them, so that what only
 * other sheets show stays where it is. What the shelf doesn't know yet comes behind.
 *
 * @param ordered skus in their new order
 */
export function shelfAfter(shelf: readonly string[], ordered: readonly string[]): readonly string[] {
  const known = new Set(ordered);
  const next = ordered.values();
  const placed = shelf.map((sku) => (known.has(sku) ? (next.next().value ?? sku) : sku));
  return [...placed, ...next];
}

/** The kept order of the shelf; none where something else was kept. */
export function readShelf(kept: unknown): readonly string[] {
  return [...new Set(listOf(kept).filter((sku) => typeof sku === 'string'))];
}
