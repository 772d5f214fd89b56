import * as z from 'zod/mini';
import type { LocalDate } from './calendar';
import { recordOf } from '../platform/keptJson';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Which purchase price an export values the stock with (P§9 "Inventory list modes"), the usual one first. */
export const inventoryPrices = ['averagePrice', 'lastPrice'] as const;
/** A purchase price of an export. */
export type InventoryPrice = (typeof inventoryPrices)[number];

/** Days from one to another, both included; an open end is undefined. */
export interface ExportDays {
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

/** What is asked before inventories are exported. */
export interface InventoryExportForm {
  /** The days on which was counted; of no account where inventories were chosen by hand. */
  readonly days: ExportDays;
  readonly price: InventoryPrice;
  /** One row for each product, with the sum of all inventories (P§9). */
  readonly isGrouped: boolean;
}

/** A form in which nothing was chosen. */
export const emptyExportForm: InventoryExportForm = { days: { from: undefined, to: undefined }, price: 'averagePrice', isGrouped: false };

/** What has to hold before inventories are exported: the time doesn't end before it begins. */
export const inventoryExportRules = z.object({
  days: z.custom<ExportDays>((value) => {
    const { from, to } = value as ExportDays;
    return from === undefined || to === undefined || from <= to;
  }),
  price: z.enum(inventoryPrices),
  isGrouped: z.boolean(),
});

/** What was kept of a form; of the days nothing, for the next export is of another time. An empty form where nothing fits. */
export function keptExportForm(kept: unknown): InventoryExportForm {
  const { price, isGrouped } = recordOf(kept);
  const { success, data } = inventoryExportRules.safeParse({ days: emptyExportForm.days, price, isGrouped });
  return success ? data : emptyExportForm;
}
