import type { IntlShape } from 'react-intl';
import { receiptTotal, type ReceiptEntry } from '#domain/order/receipt.ts';
import { csvOf } from '#domain/text/csv.ts';
import { receiptKindName } from './receiptNames';

interface ReceiptCsvOptions {
  readonly customerId: string;
  /** Writes totals (P§6 price permission). */
  readonly canSeePrices: boolean;
}

/** Heads of documents as a CSV file: customer, type, number, date as YYYY-MM-DD, total and free text, a row each. */
export function receiptCsv(intl: IntlShape, receipts: readonly ReceiptEntry[], { customerId, canSeePrices }: ReceiptCsvOptions): string {
  const titles = [
    intl.formatMessage({ id: 'receiptSearch.csv.customer' }),
    intl.formatMessage({ id: 'receiptSearch.csv.kind' }),
    intl.formatMessage({ id: 'receiptSearch.csv.number' }),
    intl.formatMessage({ id: 'receiptSearch.csv.date' }),
    ...(canSeePrices ? [intl.formatMessage({ id: 'receiptSearch.csv.total' })] : []),
    intl.formatMessage({ id: 'receiptSearch.csv.information' }),
  ];
  const rows = receipts.map((receipt) => [
    customerId,
    receiptKindName(intl, receipt),
    receipt.documentNumber,
    receipt.date,
    ...(canSeePrices ? [receiptTotal(receipt)] : []),
    receipt.information,
  ]);
  return csvOf([titles, ...rows]);
}
