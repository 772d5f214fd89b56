import type { DocumentType, ReceiptEntry, ReceiptType } from '#gen/models/index.ts';
import type { Decimal } from '../price/money';
import { wireDecimal } from '../price/wireDecimal';

/** The shape of a document in the list, for the screen that shows it. */
export type { ReceiptEntry } from '#gen/models/index.ts';

/** The tabs of the documents screen with one type each, in their order, as the address writes them (P§2 /my/receipts). */
export const receiptTabs = ['invoice', 'delivery-note', 'credit-memo', 'order'] as const;
/** A tab of one type of document. */
export type ReceiptTab = (typeof receiptTabs)[number];
/** All tabs; the last one lists every type, as the call can (C§9 document types). */
export const receiptViews = [...receiptTabs, 'all'] as const;
/** One tab of the documents screen. */
export type ReceiptView = (typeof receiptViews)[number];
/** The tab without a choice (P§2 /my/receipts). */
export const defaultReceiptTab: ReceiptTab = 'invoice';

const typeOfTab: Readonly<Record<ReceiptTab, DocumentType>> = {
  invoice: 'invoice',
  'delivery-note': 'deliverynote',
  'credit-memo': 'creditmemo',
  order: 'order',
};

/** The tab that an address names; the default tab for every other text. */
export function readReceiptView(text: string | null | undefined): ReceiptView {
  return receiptViews.find((view) => view === text) ?? defaultReceiptTab;
}

/** The type of document that a tab lists, as the calls name it. */
export function documentTypeOf(tab: ReceiptTab): DocumentType {
  return typeOfTab[tab];
}

/** The type of documents that a tab asks for. */
export function listedTypeOf(view: ReceiptView): ReceiptType {
  return view === 'all' ? 'all' : documentTypeOf(view);
}

/** True if documents of a tab have totals. */
export function hasTotals(view: ReceiptView): boolean {
  return view === 'all' || isPriced(documentTypeOf(view));
}

/** The tab that lists a type of document; undefined for one that the shop doesn't know. */
export function tabOfDocument(type: DocumentType): ReceiptTab | undefined {
  return receiptTabs.find((tab) => typeOfTab[tab] === type);
}

/** True if documents of a type contain prices; a delivery note has none (P§6 price permission). */
export function isPriced(type: DocumentType): boolean {
  return type !== 'deliverynote';
}

/** Total of a document in EUR, negative on a credit memo; undefined on documents without prices. */
export function receiptTotal({ total, totalString }: Pick<ReceiptEntry, 'total' | 'totalString'>): Decimal | undefined {
  return wireDecimal(totalString, total);
}
