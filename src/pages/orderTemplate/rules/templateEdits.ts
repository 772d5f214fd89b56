import type { OrderTemplateItem } from '#gen/models/index.ts';
import { listOf } from '#platform/keptJson.ts';
import { isSameQuantity, itemDifferences, type ItemDifference, type ItemQuantity } from '#domain/template/templateItems.ts';

/**
 * An unsaved change of an item: `saving` is pending, `failed` could not be saved, `conflict` was refused because
 * another user changed it. `removed` is saved and can be undone.
 */
export interface ItemEdit {
  /** Wanted quantity; undefined for a removal. */
  readonly wanted: ItemQuantity | undefined;
  /** Quantity before a removal, to restore it. */
  readonly before: ItemQuantity | undefined;
  readonly state: 'saving' | 'failed' | 'conflict' | 'removed';
  /** In a conflict, who changed it, if known. */
  readonly other?: string | undefined;
}

/** Edits by sku. */
export type ItemEdits = ReadonlyMap<string, ItemEdit>;

/** True if only the item's place in the list is left, with an undo. */
export function isRemoval({ wanted, state }: ItemEdit): boolean {
  return wanted === undefined && (state === 'saving' || state === 'removed');
}

/** Items to display: those of the template with their wanted quantity; removed ones keep their place. */
export function shownItems(items: readonly OrderTemplateItem[], edits: ItemEdits): readonly OrderTemplateItem[] {
  const held = new Set(items.map(({ productSku }) => productSku));
  const shown = items.map((item) => {
    const wanted = edits.get(item.productSku)?.wanted;
    return wanted && !isSameQuantity(wanted, item) ? { ...item, ...wanted } : item;
  });
  const others = [...edits].flatMap(([productSku, { wanted, before }]) => {
    const quantity = wanted ?? before;
    return held.has(productSku) || !quantity ? [] : [{ productSku, ...quantity }];
  });
  return [...shown, ...others];
}

/** Items for totals, cart and paper: the displayed ones without removed places. */
export function itemsWanted(items: readonly OrderTemplateItem[], edits: ItemEdits): readonly OrderTemplateItem[] {
  return shownItems(items, edits).filter(({ productSku }) => {
    const edit = edits.get(productSku);
    return !edit || !isRemoval(edit);
  });
}

/** Other users' changes of a template's items, without the user's own changes that may be saved already. */
export function othersDifferences(
  before: readonly OrderTemplateItem[],
  now: readonly OrderTemplateItem[],
  edits: ItemEdits,
): readonly ItemDifference[] {
  return itemDifferences(before, now).filter((difference) => {
    const own = edits.get(difference.sku);
    return !own || !isSameQuantity(own.wanted, difference.now);
  });
}

/**
 * Edits to store for a reload: all that aren't known to be saved; undefined if there are none.
 *
 * @param items the template's items as far as known
 */
export function keptEdits(edits: ItemEdits, items: readonly OrderTemplateItem[]): readonly unknown[] | undefined {
  const held = new Map(items.map((item) => [item.productSku, item]));
  const unsaved = [...edits].flatMap(([sku, { wanted, state }]) => {
    if (!wanted || state === 'removed') return [];
    // In a conflict the wanted quantity wasn't chosen with the other one in view.
    const seen = state === 'conflict' ? undefined : (held.get(sku) ?? { amount: 0, unit: '' });
    return [[sku, wanted.amount, wanted.unit, ...(seen ? [seen.amount, seen.unit] : [])]];
  });
  return unsaved.length === 0 ? undefined : unsaved;
}

/**
 * Parses the result of {@link keptEdits}. Edits that the template contains by now were saved after all. The others
 * can be saved again, unless the template's item differs from the one at that time: then the user decides.
 */
export function readEdits(kept: unknown, items: readonly OrderTemplateItem[]): ItemEdits {
  const held = new Map(items.map((item) => [item.productSku, item]));
  const edits = listOf(kept).flatMap((entry): [string, ItemEdit][] => {
    const [sku, amount, unit, seenAmount, seenUnit] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof sku !== 'string' || typeof amount !== 'number' || typeof unit !== 'string') return [];
    const wanted = { amount, unit };
    const before = held.get(sku);
    if (isSameQuantity(before, wanted)) return [];
    const isAsSeen = seenAmount === (before?.amount ?? 0) && seenUnit === (before?.unit ?? '');
    return [[sku, { wanted, before, state: isAsSeen ? 'failed' : 'conflict' }]];
  });
  return new Map(edits);
}
