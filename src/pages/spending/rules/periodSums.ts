import { receiptTotal, type ReceiptEntry } from '#domain/order/receipt.ts';
import { zero, type Decimal } from '#domain/price/money.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { SpendingPeriod } from './period';
import type { SpentLine, SpentOrder } from './spentOrder';

/** Sums of a period in EUR. */
export interface PeriodSum {
  readonly period: SpendingPeriod;
  /** Ordered goods that are delivered in it. */
  readonly total: Decimal;
  /** Part of it that is not delivered yet: its day is today or later. */
  readonly open: Decimal;
  /** Number of orders with their first delivery in it. */
  readonly orders: number;
  /** Number of its lines that are in no sum. */
  readonly missing: number;
}

/** Calls `add` with the index of the period of each entry that has one. */
function eachIn<Entry>(
  periods: readonly SpendingPeriod[],
  entries: readonly Entry[],
  dayOf: (entry: Entry) => LocalDate,
  add: (index: number, entry: Entry) => void,
): void {
  const known = new Map<LocalDate, number>();
  for (const entry of entries) {
    const day = dayOf(entry);
    let index = known.get(day);
    if (index === undefined) {
      index = periods.findIndex(({ from, to }) => day >= from && day <= to);
      known.set(day, index);
    }
    if (index >= 0) add(index, entry);
  }
}

/** Sums of orders by period, in the periods' sequence. */
export function sumPeriods(orders: readonly SpentOrder[], periods: readonly SpendingPeriod[], today: LocalDate): readonly PeriodSum[] {
  const sums = periods.map((period) => ({ period, total: zero, open: zero, orders: 0, missing: 0 }));
  eachIn(
    periods,
    orders,
    ({ day }) => day,
    (index, { unpriced, unreadable, outside }) => {
      const sum = sums[index];
      if (!sum) return;
      sum.orders += 1;
      sum.missing += unpriced + unreadable + outside;
    },
  );
  for (const { lines } of orders)
    eachIn(
      periods,
      lines,
      ({ day }) => day,
      (index, { day, total }) => {
        const sum = sums[index];
        if (!sum) return;
        sum.total = sum.total.plus(total);
        if (day >= today) sum.open = sum.open.plus(total);
      },
    );
  return sums;
}

/** The priced lines of a period. */
export function linesIn(orders: readonly SpentOrder[], { from, to }: SpendingPeriod): readonly SpentLine[] {
  return orders.flatMap(({ lines }) => lines.filter(({ day }) => day >= from && day <= to));
}

/** Invoices and credit memos of a period by their dates, in EUR. */
export interface ReceiptSum {
  readonly invoiced: Decimal;
  /** Zero or less. */
  readonly credited: Decimal;
  /** Number of its invoices and credit memos without a total, which are in no sum. */
  readonly missing: number;
}

/** Sums of documents by period, in the periods' sequence; order confirmations and delivery notes count as nothing. */
export function sumReceipts(documents: readonly ReceiptEntry[], periods: readonly SpendingPeriod[]): readonly ReceiptSum[] {
  const sums = periods.map(() => ({ invoiced: zero, credited: zero, missing: 0 }));
  // A page that moved meanwhile repeats some.
  const once = [...new Map(documents.map((one) => [one.id, one])).values()];
  eachIn(
    periods,
    once,
    ({ date }) => date,
    (index, receipt) => {
      const sum = sums[index];
      const total = receiptTotal(receipt);
      if (!sum || (receipt.documentType !== 'invoice' && receipt.documentType !== 'creditmemo')) return;
      if (!total) sum.missing += 1;
      else if (receipt.documentType === 'invoice') sum.invoiced = sum.invoiced.plus(total);
      else sum.credited = sum.credited.plus(total);
    },
  );
  return sums;
}
