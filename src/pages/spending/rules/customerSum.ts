import { deliveryDaysOf, overviewSum, type OrderOverviewEntry } from '#domain/order/order.ts';
import type { ReceiptEntry } from '#domain/order/receipt.ts';
import { sumMoney, type Decimal } from '#domain/price/money.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { SpendingPeriod } from './period';
import { sumReceipts } from './periodSums';

/** A sum in EUR that may lack something. */
interface KnownSum {
  readonly sum: Decimal;
  /** True if the shown sum is only a part. */
  readonly isPartial: boolean;
}

/** Figures of a customer. */
export interface CustomerSum {
  /** Invoices less credit memos of each asked period, in their sequence. */
  readonly invoiced: readonly KnownSum[];
  /** Orders that are not delivered yet. */
  readonly open: KnownSum & { readonly count: number };
}

/** Answers of a customer's two calls. */
export interface CustomerAnswers {
  /** Newest documents. */
  readonly documents: readonly ReceiptEntry[];
  /** True if older documents exist. */
  readonly hasOlderDocuments: boolean;
  /** Newest orders. */
  readonly orders: readonly OrderOverviewEntry[];
  /** True if older orders exist. */
  readonly hasOlderOrders: boolean;
  /** True if entries of the documents, or of the orders, could not be read. */
  readonly isDocumentLost: boolean;
  readonly isOrderLost: boolean;
}

/** Sums of a customer from its newest documents and orders; a sum that older or unreadable entries may belong to is marked as a part. */
export function sumCustomer(answers: CustomerAnswers, periods: readonly SpendingPeriod[], today: LocalDate): CustomerSum {
  const { documents, orders } = answers;
  const oldest = documents.at(-1)?.date ?? '';
  const open = orders.filter((order) => (lastDayOf(order) ?? '') >= today);
  const sums = open.flatMap((order) => overviewSum(order) ?? []);
  return {
    invoiced: sumReceipts(documents, periods).map(({ invoiced, credited, missing }, index) => ({
      sum: invoiced.plus(credited),
      isPartial: missing > 0 || answers.isDocumentLost || (answers.hasOlderDocuments && oldest >= (periods[index]?.from ?? '')),
    })),
    open: {
      sum: sumMoney(sums),
      count: open.length,
      isPartial: sums.length < open.length || answers.isOrderLost || (answers.hasOlderOrders && open.length === orders.length),
    },
  };
}

const lastDayOf = (order: OrderOverviewEntry): LocalDate | undefined =>
  deliveryDaysOf(order)
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
