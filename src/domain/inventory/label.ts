import type { LabelAmount, LabelProduct } from '#gen/models/index.ts';
import { alphabet, compareCategories } from '../text/alphabet';
import { recordOf } from '#platform/keptJson.ts';
import type { ProductNumberOf } from '../product/productNumber';
import type { Decimal } from '../price/money';
import type { ReferencePrice } from '../price/referencePrice';
import { wireDecimal } from '../price/wireDecimal';
import { lookUpText } from '../search/lookUpText';
import { containsWords } from '../text/typedText';

/** The shapes of labels, for the rooms that can't import them. */
export type { LabelAmount, LabelProduct, LabelSheet } from '#gen/models/index.ts';

/** The contract's limits for labels, beyond the specification's own. */
export const labelLimits = {
  /** Most labels of one product. */
  amount: 999,
  /** Most products in one call that makes labels; longer lists are made in parts. */
  productsPerCall: 1000,
} as const;

/** A label of the list as it is printed: the tag on the shelf before a product (P§3 "Label print product"). */
export interface ShelfLabel {
  readonly sku: string;
  readonly crossTenantProductId: string | undefined;
  readonly name: string;
  readonly categoryId: string | undefined;
  readonly categoryName: string | undefined;
  readonly netFillingQuantity: { readonly quantity: number; readonly unit: string } | undefined;
  /** The unit that price and bar code are of. */
  readonly unit: { readonly abbreviation: string | undefined; readonly name: string | undefined };
  /** Address of a small picture. */
  readonly thumbnail: string | undefined;
  /** Price of one of the unit in EUR; undefined when it is on request or hidden. */
  readonly price: Decimal | undefined;
  readonly referencePrice: ReferencePrice | undefined;
  /** Number of the bar code, 8 to 14 digits. */
  readonly gtin: string | undefined;
  /** The product is sold; no label is printed of others. */
  readonly isActive: boolean;
}

/** A label from the server's answer. Without the permission to see prices it has none, even if the answer does (P§6 price permission). */
export function toShelfLabel(wire: LabelProduct, { canSeePrices }: { readonly canSeePrices: boolean }): ShelfLabel {
  const { sku, name, categoryId, categoryName, netFillingQuantity, unit, unitName, gtin, thumbnailUrl, referenceUnit } = wire;
  const shownPrice = canSeePrices ? wireDecimal(wire.priceString, wire.price) : undefined;
  const reference = canSeePrices ? wireDecimal(wire.referencePriceString, undefined) : undefined;
  return {
    sku,
    crossTenantProductId: wire.crossTenantProductId,
    name,
    categoryId,
    categoryName: categoryName?.trim() || undefined,
    netFillingQuantity,
    unit: { abbreviation: unit, name: unitName },
    thumbnail: thumbnailUrl,
    price: shownPrice,
    referencePrice:
      reference && referenceUnit !== undefined
        ? { amount: reference, perQuantity: wire.referenceQuantity ?? 1, perUnit: referenceUnit }
        : undefined,
    gtin,
    isActive: wire.isActive ?? true,
  };
}

/** The name as it is broken into lines on a label: a number stays with its measure, "ca. 6 kg", "24 × 0,33 l". */
export function labelName(name: string): string {
  return name.replaceAll(
    /(?<=\d) (?=(?:kg|dag|g|l|dl|cl|ml|m|cm|mm|%)(?!\p{L}))|(?<=\d) (?=× \d)|(?<=\d ×) (?=\d)|(?<=\bca\.) (?=\d)/gu,
    '\u00a0',
  );
}

/** Labels of one category. */
export interface LabelGroup {
  /** Stable key among the groups of a list. */
  readonly key: string;
  /** Undefined for products without a category. */
  readonly categoryName: string | undefined;
  readonly labels: readonly ShelfLabel[];
}

/** The labels by category; categories and products by name, those without a category last. */
export function groupLabels(labels: readonly ShelfLabel[]): readonly LabelGroup[] {
  const groups = new Map<string, { readonly key: string; readonly categoryName: string | undefined; readonly labels: ShelfLabel[] }>();
  for (const label of labels) {
    const key = label.categoryName === undefined ? '' : (label.categoryId ?? label.categoryName);
    const group = groups.get(key) ?? { key, categoryName: label.categoryName, labels: [] };
    group.labels.push(label);
    groups.set(key, group);
  }
  for (const { labels: members } of groups.values())
    members.sort((a, b) => alphabet.compare(a.name, b.name) || alphabet.compare(a.sku, b.sku));
  return [...groups.values()].sort((a, b) => compareCategories(a.categoryName, b.categoryName));
}

/** The labels whose name or number has the words of a search in it, however they are written. */
export function findLabels(labels: readonly ShelfLabel[], query: string, numberOf: ProductNumberOf): readonly ShelfLabel[] {
  return labels.filter((label) =>
    containsWords(`${label.name} ${numberOf(label)} ${label.sku} ${label.categoryName ?? ''}`, lookUpText(query)),
  );
}

/** Number of labels per sku; default: one. */
export type AmountsBySku = Readonly<Record<string, number>>;

/** True for a printable number of labels of one product: whole, 1 to 999. */
export function isLabelAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= labelLimits.amount;
}

/** Parses the stored numbers; invalid ones are omitted. */
export function readLabelAmounts(kept: unknown): AmountsBySku {
  return Object.fromEntries(Object.entries(recordOf(kept)).filter((entry): entry is [string, number] => isLabelAmount(entry[1])));
}

/** The labels to print, in their shown sequence: those of products that are sold, each with its number. */
export function labelAmounts(groups: readonly LabelGroup[], amounts: AmountsBySku): readonly LabelAmount[] {
  return groups
    .flatMap(({ labels }) => labels)
    .filter(({ isActive }) => isActive)
    .map(({ sku }) => ({ sku, amount: amounts[sku] ?? 1 }));
}

/** Labels that lie on the sheets. */
export function labelCount(amounts: readonly LabelAmount[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}
