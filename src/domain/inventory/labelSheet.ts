import type { LabelSheet } from '#gen/models/index.ts';
import { enumFilter } from '../text/listAddress';
import { labelCount, labelLimits, type LabelAmount } from './label';

/** A size in millimetres. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Arrangement of labels on a page; their block is centred. Millimetres. */
export interface SheetLayout {
  readonly page: Size;
  readonly columns: number;
  readonly rows: number;
  /** One label. */
  readonly label: Size;
}

const a4: Size = { width: 210, height: 297 };

/** The smallest label, for which {@link labelDesign} is. */
const smallest: Size = { width: 70, height: 37 };

/** The sheets that the contract names, in its order. */
export const sheetLayouts: Readonly<Record<LabelSheet, SheetLayout>> = {
  A4_24: { page: a4, columns: 3, rows: 8, label: smallest },
  A4_14: { page: a4, columns: 2, rows: 7, label: { width: 99.1, height: 38.1 } },
  A4_8: { page: a4, columns: 2, rows: 4, label: { width: 99.1, height: 67.7 } },
  ROLL: { page: smallest, columns: 1, rows: 1, label: smallest },
};

/** Codes of the sheets, in the order in which they are offered. */
export const labelSheets = Object.keys(sheetLayouts) as readonly LabelSheet[];

/** The sheet that counts while none is chosen. */
export const usualSheet: LabelSheet = 'A4_24';

/** Reads a sheet from the address; the usual one for anything else. */
export function readSheet(value: string | null): LabelSheet {
  return enumFilter(labelSheets)(value ?? '') ?? usualSheet;
}

/** Layout of a label, on paper and in its preview: millimetres, type in points. Larger labels scale all of it. */
export const labelDesign = {
  /** Distance from the edge to the content. */
  padding: 3,
  /** Height of the band in the tenant's colour along the upper edge. */
  band: 1.2,
  name: 10,
  facts: 7.5,
  price: 16,
  small: 7,
  digits: 6.5,
  /** Width of a module of the bar code: 80 % of the nominal 0.33 mm, the least that scanners must read. */
  module: 0.264,
  barHeight: 9,
} as const;

/** Scale of a sheet's labels relative to the smallest label. */
export function labelScale({ label }: SheetLayout): number {
  return Math.min(label.width / smallest.width, label.height / smallest.height);
}

/** Labels that fit on a page. */
export function placesOf(sheet: LabelSheet): number {
  const { columns, rows } = sheetLayouts[sheet];
  return columns * rows;
}

/** Position of the first label, from 1; clamped to the sheet. */
export function startOn(sheet: LabelSheet, start: number | undefined): number {
  const wanted = start !== undefined && Number.isInteger(start) ? start : 1;
  return Math.max(1, Math.min(placesOf(sheet), wanted));
}

/** Pages for a number of labels of which the first lies on place `start` of the first page. */
export function sheetCount(sheet: LabelSheet, labels: number, start = 1): number {
  return labels === 0 ? 0 : Math.ceil((labels + startOn(sheet, start) - 1) / placesOf(sheet));
}

/**
 * Labels by position of a page, from the upper left: the sku of each label, undefined for an empty position.
 *
 * @param page from 0
 */
export function skusOnPage(
  amounts: readonly LabelAmount[],
  { sheet, start = 1, page }: { readonly sheet: LabelSheet; readonly start?: number; readonly page: number },
): readonly (string | undefined)[] {
  const places = placesOf(sheet);
  // Place among all labels that comes first on the page; below zero where the first places are used already.
  const first = page * places - (startOn(sheet, start) - 1);
  const skus: (string | undefined)[] = Array.from({ length: places });
  let before = 0;
  for (const { sku, amount } of amounts) {
    const from = Math.max(before, first);
    const to = Math.min(before + amount, first + places);
    for (let place = from; place < to; place += 1) skus[place - first] = sku;
    before += amount;
    if (before >= first + places) break;
  }
  return skus;
}

/** The part of a long list that one call prints. */
export interface LabelPart {
  readonly amounts: readonly LabelAmount[];
  /** Place of its first label on its first sheet, from 1. */
  readonly start: number;
}

/**
 * A long list in parts that one call takes each. All but the last end with a full sheet, so that the parts together have the sheets of the
 * preview: labels of a product that begin on the next sheet go to the next part.
 */
export function labelParts(amounts: readonly LabelAmount[], sheet: LabelSheet, start: number): readonly LabelPart[] {
  const rest = [...amounts];
  const parts: LabelPart[] = [];
  let from = startOn(sheet, start);
  while (rest.length > 0) {
    const part = rest.splice(0, labelLimits.productsPerCall);
    // Labels on the part's last sheet, if that isn't full: they move to the next part.
    let beyond = rest.length === 0 ? 0 : (from - 1 + labelCount(part)) % placesOf(sheet);
    for (let last = part.at(-1); last && beyond > 0; last = part.at(-1)) {
      const moved = Math.min(last.amount, beyond);
      part.pop();
      if (last.amount > moved) part.push({ ...last, amount: last.amount - moved });
      rest.unshift({ ...last, amount: moved });
      beyond -= moved;
    }
    parts.push({ amounts: part, start: from });
    from = 1;
  }
  return parts;
}
