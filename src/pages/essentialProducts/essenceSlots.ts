import type { FreeGoods } from '#domain/product/naras.ts';
import type { Product } from '#domain/product/product.ts';
import type { SearchPage } from '#domain/search/searchResult.ts';

/** A slot of the list. There is one per product, loaded or not, so that the scroll bar is right from the start. */
export type EssenceSlot =
  | {
      readonly kind: 'product';
      readonly part: number;
      readonly product: Product;
      readonly freeGoods: readonly FreeGoods[] | undefined;
      /** The category that starts here. */
      readonly heading: { readonly id: string; readonly name: string; readonly count: number } | undefined;
    }
  | { readonly kind: 'pending'; readonly part: number }
  /** `saysSo`: this slot shows the error of its part. */
  | { readonly kind: 'failed'; readonly part: number; readonly saysSo: boolean };

/** A part of the list: its products, undefined while loading, or failed. */
export type EssencePart = SearchPage | 'failed' | undefined;

/** Slots of a part: its products with the categories that start among them. */
function productSlots(part: number, page: SearchPage, categoryBefore: string | undefined): EssenceSlot[] {
  return page.groups.flatMap(({ category, count, products }, place) =>
    products.map((product, index) => ({
      kind: 'product' as const,
      part,
      product,
      freeGoods: page.freeGoods[product.sku],
      // A category continued from the previous part has its heading there.
      heading: index === 0 && category && (place > 0 || category.id !== categoryBefore) ? { ...category, count } : undefined,
    })),
  );
}

/**
 * Slots of a partly loaded list. A part with fewer products than expected, because the list was changed meanwhile,
 * has one slot per product.
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
 * Slots of given skus, and of unloaded products, which may include more of them. A category whose first product isn't
 * included gets its heading at the first that is.
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

/** One slot in so many shows the error of a failed part, so that one is always in sight. */
const placesToOneMessage = 6;

/** Category of a slot; undefined if it, or the range up to its heading, isn't loaded. */
export function headingAt(slots: readonly EssenceSlot[], place: number): Extract<EssenceSlot, { kind: 'product' }>['heading'] {
  for (let at = place; at >= 0; at -= 1) {
    const slot = slots[at];
    if (slot?.kind !== 'product') return undefined;
    if (slot.heading) return slot.heading;
  }
  return undefined;
}
