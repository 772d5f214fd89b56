import type { DocumentType, Order, ReceiptEntry, ReceiptType } from '#gen/models/index.ts';
import { addDays, dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { decimal, moneyText, roundMoney } from '#domain/price/money.ts';
import { deliveryDaysOf } from '#domain/order/order.ts';
import { word } from '../files/fileTexts';
import type { Language } from '../language';
import { hashOf } from '../seededRandom';
import { totalOf } from './orderLines';

const prefixes: Readonly<Record<DocumentType, string>> = { invoice: 'RE', creditmemo: 'GS', deliverynote: 'LS', order: 'AB' };

/** The documents of orders until today: order, delivery note, invoice, and a credit memo now and then; their texts in a language. */
export function receiptsOf(orders: readonly Order[], today: LocalDate, language: Language): ReceiptEntry[] {
  return orders.flatMap((order) => receiptsOfOrder(order, language)).filter(({ date }) => date <= today);
}

/** The day by which an order is listed: that of its dry goods, else of its fresh, else of its frozen ones. */
export function firstDayOf(order: Order): LocalDate | undefined {
  return deliveryDaysOf(order)[0]?.day;
}

/** Documents of a kind. */
export function ofType(receipts: readonly ReceiptEntry[], type: ReceiptType): ReceiptEntry[] {
  return receipts.filter(({ documentType }) => type === 'all' || documentType === type);
}

/** All documents of an order, also those that come later. */
export function receiptsOfOrder(order: Order, language: Language): ReceiptEntry[] {
  const total = totalOf(order.orderItems);
  const ordered = dayOfMoment(new Date(order.creationTime));
  const delivered = firstDayOf(order) ?? ordered;
  const invoiced = addDays(delivered, 1);
  const credit = moneyText(roundMoney(decimal(total).times('0.08').negated()));
  return [
    entry(order, 'order', ordered, total, language),
    entry(order, 'deliverynote', delivered, undefined, language),
    entry(order, 'invoice', invoiced, total, language),
    ...(hashOf(order.id) % 9 === 0 ? [entry(order, 'creditmemo', addDays(invoiced, 3), credit, language)] : []),
  ];
}

function entry(order: Order, documentType: DocumentType, date: LocalDate, total: string | undefined, language: Language): ReceiptEntry {
  const documentNumber = `${prefixes[documentType]}-${date.slice(0, 4)}-${order.id.slice(2)}`;
  return {
    id: `${documentType}-${order.id}`,
    date,
    documentNumber,
    documentType,
    ...(total !== undefined && { total: decimal(total).toNumber(), totalString: total }),
    information: `${word('order', language)} ${order.id}${order.customerOrderId === undefined ? '' : `, ${order.customerOrderId}`}`,
  };
}
