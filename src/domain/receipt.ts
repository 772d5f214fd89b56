import type { DocumentType, ReceiptEntry, SortDirection } from '../gen/models';
import type { Decimal } from './money';
import { wireDecimal } from './wireDecimal';

/** The tabs of the documents screen in their order, as the address writes them (P§2 /my/receipts). */
export const receiptTabs = ['invoice', 'delivery-note', 'credit-memo', 'order'] as const;
/** One tab of the documents screen. */
export type ReceiptTab = (typeof receiptTabs)[number];
/** The tab without a choice (P§2). */
export const defaultReceiptTab: ReceiptTab = 'invoice';

/** Documents come newest first. */
export const defaultReceiptSort: SortDirection = 'DESC';

const typeOfTab: Readonly<Record<ReceiptTab, DocumentType>> = {
  invoice: 'invoice',
  'delivery-note': 'deliverynote',
  'credit-memo': 'creditmemo',
  order: 'order',
};

/** The tab that an address names; the default tab for every other text. */
export function readReceiptTab(text: string | null | undefined): ReceiptTab {
  return receiptTabs.find((tab) => tab === text) ?? defaultReceiptTab;
}

/** The type of document that a tab lists, as the calls name it. */
export function documentTypeOf(tab: ReceiptTab): DocumentType {
  return typeOfTab[tab];
}

/** The tab that lists a type of document. */
export function tabOfDocument(type: DocumentType): ReceiptTab {
  return receiptTabs.find((tab) => typeOfTab[tab] === type) ?? defaultReceiptTab;
}

/** Total of a document in EUR, negative on a credit memo; undefined on documents without prices. */
export function receiptTotal({ total, totalString }: Pick<ReceiptEntry, 'total' | 'totalString'>): Decimal | undefined {
  return wireDecimal(totalString, total);
}
