import type { IntlShape } from 'react-intl';
import { tabOfDocument, type ReceiptEntry, type ReceiptTab } from '#domain/order/receipt.ts';
import type { MessageKey } from '#i18n/messageKey.ts';

const documentName: Readonly<Record<ReceiptTab, MessageKey>> = {
  invoice: 'receipt.name.invoice',
  'delivery-note': 'receipt.name.deliveryNote',
  'credit-memo': 'receipt.name.creditMemo',
  order: 'receipt.name.order',
};

const kindName: Readonly<Record<ReceiptTab, MessageKey>> = {
  invoice: 'receiptSearch.kind.invoice',
  'delivery-note': 'receiptSearch.kind.deliveryNote',
  'credit-memo': 'receiptSearch.kind.creditMemo',
  order: 'receiptSearch.kind.order',
};

/** Type and number of a document, such as "Rechnung RE-2025-01000040"; an unknown type is shown as the backend calls it. */
export function receiptName(
  intl: IntlShape,
  { documentType, documentNumber: number }: Pick<ReceiptEntry, 'documentType' | 'documentNumber'>,
): string {
  const tab = tabOfDocument(documentType);
  return tab ? intl.formatMessage({ id: documentName[tab] }, { number }) : `${documentType} ${number}`;
}

/** Type of a document; an unknown one as the backend calls it. */
export function receiptKindName(intl: IntlShape, { documentType }: Pick<ReceiptEntry, 'documentType'>): string {
  const tab = tabOfDocument(documentType);
  return tab ? intl.formatMessage({ id: kindName[tab] }) : documentType;
}
