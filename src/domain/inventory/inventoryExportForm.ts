import * as z from 'zod/mini';
import type { LocalDate } from '../text/calendar';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Purchase prices for an export's valuation (P§9 "Inventory list modes"), the default first. */
export const inventoryPrices = ['averagePrice', 'lastPrice'] as const;
/** A purchase price of an export. */
export type InventoryPrice = (typeof inventoryPrices)[number];

/** Days from one to another, both included; an open end is undefined. */
export interface ExportDays {
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

/** Options of an export of inventories. */
export interface InventoryExportForm {
  /** The days on which was counted; of no account where inventories were chosen by hand. */
  readonly days: ExportDays;
  readonly price: InventoryPrice;
  /** One row for each product, with the sum of all inventories (P§9 inventory modes). */
  readonly isGrouped: boolean;
}

/** A form in which nothing was chosen. */
export const emptyExportForm: InventoryExportForm = { days: { from: undefined, to: undefined }, price: 'averagePrice', isGrouped: false };

/** Validation of an export: the period doesn't end before it begins. */
export const inventoryExportRules = z.object({
  days: z.custom<ExportDays>((value) => {
    const { from, to } = value as ExportDays;
    return from === undefined || to === undefined || from <= to;
  }),
  price: z.enum(inventoryPrices),
  isGrouped: z.boolean(),
});

const keptOptions = z.object({ price: z.enum(inventoryPrices), isGrouped: z.boolean() });

/** The stored options without the days, as the next export has another period. The empty form if invalid. */
export function keptExportForm(kept: unknown): InventoryExportForm {
  const { data } = keptOptions.safeParse(kept);
  return data ? { ...emptyExportForm, ...data } : emptyExportForm;
}
