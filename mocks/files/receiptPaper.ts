import type { Language } from '../language';
import { decimal, moneyText } from '#domain/price/money.ts';
import { salePrice } from '#domain/price/price.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Order, ReceiptEntry } from '#gen/models/index.ts';
import { numberIn } from '../catalogue/text';
import type { CustomerRecord } from '../world/customers';
import { documentName, footOf, moneyIn, word } from './fileTexts';
import { PdfWriter, type PdfListRow } from './pdfWriter';

/** Inputs of a document. */
export interface ReceiptSource {
  readonly tenant: TenantCode;
  readonly language: Language;
  readonly now: Date;
  readonly customer: CustomerRecord;
  readonly receipt: ReceiptEntry;
  /** Its order, with product names in the reader's language. */
  readonly order: Order;
}

const longDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function rowsOf({ order, receipt, language }: ReceiptSource, hasPrices: boolean): PdfListRow[] {
  if (receipt.documentType === 'creditmemo')
    return [{ cells: ['', word('refund', language), '', '', '', moneyIn(receipt.totalString ?? '0')] }];
  const money = (text: string | undefined) => (hasPrices ? [text === undefined ? word('onRequest', language) : moneyIn(text)] : []);
  return [
    ...order.orderItems.map(
      ({ displayedProductId, productSku, name, amount, unitAbbr = '', ratio = 1, priceString, mostAccurateRowTotalString }) => ({
        cells: [
          displayedProductId ?? productSku,
          name,
          numberIn(amount, language),
          unitAbbr,
          ...money(priceString === undefined ? undefined : moneyText(salePrice(decimal(priceString), ratio))),
          ...money(mostAccurateRowTotalString),
        ],
      }),
    ),
    ...(order.freeItems ?? []).map(({ productSku, name, amount, unitAbbr = '' }) => ({
      cells: [productSku, `${name} (${word('free', language)})`, numberIn(amount, language), unitAbbr],
    })),
    ...(order.nonWebshopItems ?? []).map(({ supplierProductId = '', name, amount, unit = '' }) => ({
      cells: [supplierProductId, name, numberIn(amount, language), unit],
    })),
  ];
}

/** A paper as it would lie in the post: order confirmation, delivery note (without prices), invoice or credit memo. */
export async function receiptPdf(source: ReceiptSource): Promise<Blob> {
  const { language, now, customer, receipt, order } = source;
  const hasPrices = receipt.documentType !== 'deliverynote';
  const pdf = await PdfWriter.begin(
    { kind: documentName(receipt.documentType, language), subject: receipt.documentNumber, foot: footOf(source), language },
    now,
  );
  const { deliveryAddress: address } = order;
  pdf.facts([
    [word('date', language), longDay(receipt.date, language)],
    [word('customer', language), `${customer.displayName} (${customer.customerId})`],
    ...(address ? [[word('address', language), `${address.street}, ${address.postCode} ${address.city}`] as const] : []),
    [word('order', language), order.id],
    ...(order.customerOrderId === undefined ? [] : [[word('reference', language), order.customerOrderId] as const]),
  ]);
  pdf.list(
    [
      { title: word('number', language), width: 72 },
      { title: word('product', language) },
      { title: word('amount', language), width: 44, align: 'right' },
      { title: word('unit', language), width: 40 },
      ...(hasPrices
        ? ([
            { title: word('price', language), width: 62, align: 'right' },
            { title: word('sum', language), width: 66, align: 'right' },
          ] as const)
        : []),
    ],
    [{ rows: rowsOf(source, hasPrices) }],
  );
  if (receipt.totalString !== undefined) pdf.heading(`${word('total', language)}: ${moneyIn(receipt.totalString)}`);
  return pdf.finish();
}
