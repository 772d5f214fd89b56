import type { OrderTemplateItem } from '../../../gen/models';
import { listOf } from '../../../platform/keptJson';
import { isSameQuantity, itemDifferences, type ItemDifference, type ItemQuantity } from '../../../domain/templateItems';

/**
 * What has been done to an item and is not, or not only, in the template: `saving` is on its way, `failed` could not be saved,
 * `conflict` was not saved because somebody else changed it. `removed` is gone and can be brought back.
 */
export interface ItemEdit {
  /** What is wanted; undefined to be without it. */
  readonly wanted: ItemQuantity | undefined;
  /** What it was before a removal, to bring it back. */
  readonly before: ItemQuantity | undefined;
  readonly state: 'saving' | 'failed' | 'conflict' | 'removed';
  /** In a conflict: who has changed it, where that can be told. */
  readonly other?: string | undefined;
}

/** Edits by sku. */
export type ItemEdits = ReadonlyMap<string, ItemEdit>;

/** Whether an edit leaves nothing but its place in the list, from which it is brought back. */
export function isRemoval({ wanted, state }: ItemEdit): boolean {
  return wanted === undefined && (state === 'saving' || state === 'removed');
}

/** The items as they are shown: those of the template, as they are wanted; what was removed keeps its place. */
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

/** The items that go into a sum, a cart or on paper: those that are shown, without the places of removed ones. */
export function itemsWanted(items: readonly OrderTemplateItem[], edits: ItemEdits): readonly OrderTemplateItem[] {
  return shownItems(items, edits).filter(({ productSku }) => {
    const edit = edits.get(productSku);
    return !edit || !isRemoval(edit);
  });
}

/** What others have done to a template's items: what has become of them, without what was wanted here and may have arrived already. */
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
 * What has to outlive a reload: everything that is not known to be saved; undefined when there is nothing.
 *
 * @param items what the template holds, as far as is known here
 */
export function keptEdits(edits: ItemEdits, items: readonly OrderTemplateItem[]): readonly unknown[] | undefined {
  const held = new Map(items.map((item) => [item.productSku, item]));
  const unsaved = [...edits].flatMap(([sku, { wanted, state }]) => {
    if (!wanted || state === 'removed') return [];
    // What was seen of the other amount in a conflict is not what the wanted one was chosen over.
    const seen = state === 'conflict' ? undefined : (held.get(sku) ?? { amount: 0, unit: '' });
    return [[sku, wanted.amount, wanted.unit, ...(seen ? [seen.amount, seen.unit] : [])]];
  });
  return unsaved.length === 0 ? undefined : unsaved;
}

/**
 * Reads what {@link keptEdits} made. What the template holds by now was saved after all. The rest can be saved again, unless the template
 * holds something else than it did when that was chosen: then the user decides.
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
