import type { DocumentType, ReceiptEntry } from '../gen/models';
import { oneOf, type ListRules } from './listAddress';
import type { Decimal } from './money';
import { wireDecimal } from './wireDecimal';

/** The shape of a document in the list, for the screen that shows it. */
export type { ReceiptEntry } from '../gen/models';

/** The tabs of the documents screen in their order, as the address writes them (P§2 /my/receipts). */
export const receiptTabs = ['invoice', 'delivery-note', 'credit-memo', 'order'] as const;
/** One tab of the documents screen. */
export type ReceiptTab = (typeof receiptTabs)[number];
/** The tab without a choice (P§2). */
export const defaultReceiptTab: ReceiptTab = 'invoice';

/** What the list of documents lets through. */
export interface ReceiptFilters {
  readonly type: ReceiptTab;
}

/** What the address of the documents can say: which tab, and in which direction of the date; newest first without a word. */
export const receiptListRules: ListRules<'date', ReceiptFilters> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  filters: { type: oneOf(receiptTabs) },
};

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

/** The tab that lists a type of document; undefined for one that the shop doesn't know. */
export function tabOfDocument(type: DocumentType): ReceiptTab | undefined {
  return receiptTabs.find((tab) => typeOfTab[tab] === type);
}

/** Whether documents of a type have prices on them; a delivery note has none (P§6). */
export function isPriced(type: DocumentType): boolean {
  return type !== 'deliverynote';
}

/** Total of a document in EUR, negative on a credit memo; undefined on documents without prices. */
export function receiptTotal({ total, totalString }: Pick<ReceiptEntry, 'total' | 'totalString'>): Decimal | undefined {
  return wireDecimal(totalString, total);
}
