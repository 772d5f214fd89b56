import { isPriced, receiptTotal, type ReceiptEntry } from '#domain/order/receipt.ts';
import { sumMoney, type Decimal } from '#domain/price/money.ts';
import { addDays, type LocalDate } from '#domain/text/calendar.ts';

/** Days after the last delivery day within which a document without the order's number may still belong to it. */
const maxDaysAfter = 3;

/** Documents of an order, as far as their texts tell. */
export interface OrderReceipts {
  /** Documents that name the order's number, oldest first; without its own confirmation. */
  readonly own: readonly ReceiptEntry[];
  /** Delivery notes and invoices of these days that name no order. */
  readonly possible: readonly ReceiptEntry[];
}

/** A number as a word: "4501000040" is not in "14501000040". */
const namesNumber = (text: string, number: string) => {
  const place = text.indexOf(number);
  return place >= 0 && !/\d/.test(text[place - 1] ?? '') && !/\d/.test(text[place + number.length] ?? '');
};
const textOf = ({ documentNumber, information = '' }: ReceiptEntry) => `${documentNumber} ${information}`;
/** True if a text has a number as long as an order's, which is then another order's. */
const namesAnother = (text: string, orderId: string) => (text.match(/\d+/g) ?? []).some((digits) => digits.length === orderId.length);

/** The documents of an order. They have no field for it, so their free text decides, then their day. */
export function receiptsFor(documents: readonly ReceiptEntry[], orderId: string, days: readonly LocalDate[]): OrderReceipts {
  const sorted = documents
    .filter(({ documentType }) => documentType !== 'order')
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.documentNumber.localeCompare(other.documentNumber));
  const own = orderId === '' ? [] : sorted.filter((document) => namesNumber(textOf(document), orderId));
  const [first, last] = [days[0], days.at(-1)];
  const possible =
    first === undefined || last === undefined
      ? []
      : sorted.filter(
          (document) =>
            !own.includes(document) &&
            document.documentType !== 'creditmemo' &&
            document.date >= first &&
            document.date <= addDays(last, maxDaysAfter) &&
            !namesAnother(document.information ?? '', orderId),
        );
  return { own, possible };
}

/** Sums of an order's invoices and credit memos, in EUR. */
export interface InvoicedSums {
  /** Undefined without an invoice, or without its total. */
  readonly invoiced: Decimal | undefined;
  /** Negative; undefined without a credit memo. */
  readonly credited: Decimal | undefined;
  /** True if a document should have a total and has none. */
  readonly isPartial: boolean;
}

export function invoicedSums(own: readonly ReceiptEntry[]): InvoicedSums {
  const sumOf = (type: ReceiptEntry['documentType']) => {
    const totals = own.filter(({ documentType }) => documentType === type).flatMap((document) => receiptTotal(document) ?? []);
    return totals.length > 0 ? sumMoney(totals) : undefined;
  };
  return {
    invoiced: sumOf('invoice'),
    credited: sumOf('creditmemo'),
    isPartial: own.some((document) => isPriced(document.documentType) && receiptTotal(document) === undefined),
  };
}
