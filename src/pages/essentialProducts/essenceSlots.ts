import type { FreeGoods } from '../../domain/naras';
import type { Product } from '../../domain/product';
import type { SearchPage } from '../../domain/searchResult';

/** One place of the list, from its top. There are as many as products, whether they have been read or not, so that the scroll bar is right from the start. */
export type EssenceSlot =
  | {
      readonly kind: 'product';
      readonly part: number;
      readonly product: Product;
      readonly freeGoods: readonly FreeGoods[] | undefined;
      /** The category that begins here. */
      readonly heading: { readonly id: string; readonly name: string; readonly count: number } | undefined;
    }
  | { readonly kind: 'pending'; readonly part: number }
  /** `saysSo`: some of these places tell it. */
  | { readonly kind: 'failed'; readonly part: number; readonly saysSo: boolean };

/** A part of the list: its products, undefined while they are on their way, or that they could not be read. */
export type EssencePart = SearchPage | 'failed' | undefined;

/** Places of one part: its products with the categories that begin among them. */
function productSlots(part: number, page: SearchPage, categoryBefore: string | undefined): EssenceSlot[] {
  return page.groups.flatMap(({ category, count, products }, place) =>
    products.map((product, index) => ({
      kind: 'product' as const,
      part,
      product,
      freeGoods: page.freeGoods[product.sku],
      // A category that goes on from the part before has its heading there.
      heading: index === 0 && category && (place > 0 || category.id !== categoryBefore) ? { ...category, count } : undefined,
    })),
  );
}

/**
 * The places of a list of which some parts have been read. Of a part that has fewer products than it should, because somebody has changed
 * the list since, there are as many places as it has.
 *
 * @param total products on the whole list
 * @param size products in a part
 */
export function essenceSlots(parts: ReadonlyMap<number, EssencePart>, total: number, size: number): EssenceSlot[] {
  const slots: EssenceSlot[] = [];
  for (let part = 0; part * size < total; part += 1) {
    const read = parts.get(part);
    if (read !== undefined && read !== 'failed') {
      const before = parts.get(part - 1);
      slots.push(...productSlots(part, read, before === 'failed' ? undefined : before?.groups.at(-1)?.category?.id));
      continue;
    }
    const count = Math.min(size, total - part * size);
    for (let place = 0; place < count; place += 1)
      slots.push(read === 'failed' ? { kind: 'failed', part, saysSo: place % placesToOneMessage === 0 } : { kind: 'pending', part });
  }
  return slots;
}

/**
 * The places of the products of some skus, and of what has not been read, among which there may be more of them. A category whose first
 * product isn't among them has its heading at the first that is.
 */
export function changedSlots(slots: readonly EssenceSlot[], skus: ReadonlySet<string>): EssenceSlot[] {
  let heading: Extract<EssenceSlot, { kind: 'product' }>['heading'];
  return slots.flatMap((slot): EssenceSlot[] => {
    if (slot.kind !== 'product') {
      heading = undefined;
      return [slot];
    }
    heading = slot.heading ?? heading;
    if (!skus.has(slot.product.sku)) return [];
    const headed = { ...slot, heading };
    heading = undefined;
    return [headed];
  });
}

/** Of a part that could not be read one place in so many says it: wherever somebody scrolls to, one of them is in sight. */
const placesToOneMessage = 6;

/** The category that a place belongs to; undefined where it, or what lies between it and its heading, has not been read. */
export function headingAt(slots: readonly EssenceSlot[], place: number): Extract<EssenceSlot, { kind: 'product' }>['heading'] {
  for (let at = place; at >= 0; at -= 1) {
    const slot = slots[at];
    if (slot?.kind !== 'product') return undefined;
    if (slot.heading) return slot.heading;
  }
  return undefined;
}
