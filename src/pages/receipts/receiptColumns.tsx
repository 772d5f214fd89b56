import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { documentTypeOf, isPriced, receiptTotal, type ReceiptEntry, type ReceiptTab } from '../../domain/receipt';
import type { MessageKey } from '../../i18n/messageKey';
import { formatPastDay, formatPrice } from '../../i18n/format';
import type { TableCard, TableColumn } from '../../kit/table/column';

interface ReceiptColumnsOptions {
  readonly tab: ReceiptTab;
  /** Whether totals are shown (P§6). */
  readonly canSeePrices: boolean;
  /** What can be done with a document, at the end of its row. */
  actionsOf(receipt: ReceiptEntry): ReactNode;
}

const numberTitle: Readonly<Record<ReceiptTab, MessageKey>> = {
  invoice: 'receipt.number.invoice',
  'delivery-note': 'receipt.number.deliveryNote',
  'credit-memo': 'receipt.number.creditMemo',
  order: 'receipt.number.order',
};

function totalText(receipt: ReceiptEntry): string | undefined {
  const total = receiptTotal(receipt);
  return total && formatPrice(total);
}

/** The columns of a tab of the documents: number with what else stands on it, date, total where the papers have one (C§3). */
export function receiptColumns(
  intl: IntlShape,
  { tab, canSeePrices, actionsOf }: ReceiptColumnsOptions,
): readonly TableColumn<ReceiptEntry>[] {
  return [
    {
      key: 'number',
      title: intl.formatMessage({ id: numberTitle[tab] }),
      isRowHeader: true,
      render: ({ documentNumber }) => documentNumber,
      note: ({ information }) => information,
    },
    {
      key: 'date',
      title: intl.formatMessage({ id: 'receipt.date' }),
      isSortable: true,
      isUnbroken: true,
      firstDirection: 'desc',
      render: ({ date }) => formatPastDay(date, intl.locale),
    },
    {
      key: 'total',
      title: intl.formatMessage({ id: 'receipt.total' }),
      isNumber: true,
      isHidden: !canSeePrices || !isPriced(documentTypeOf(tab)),
      render: totalText,
    },
    { key: 'actions', title: intl.formatMessage({ id: 'receipt.actions' }), isTitleHidden: true, render: actionsOf },
  ];
}

/** A document on a phone. */
export function receiptCard(intl: IntlShape, { canSeePrices, actionsOf }: ReceiptColumnsOptions): (receipt: ReceiptEntry) => TableCard {
  return (receipt) => ({
    title: receipt.documentNumber,
    number: canSeePrices ? totalText(receipt) : undefined,
    details: [formatPastDay(receipt.date, intl.locale), receipt.information],
    actions: actionsOf(receipt),
  });
}
