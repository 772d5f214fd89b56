import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { hasTotals, receiptTotal, type ReceiptEntry, type ReceiptView } from '#domain/order/receipt.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { formatPastDay, formatPrice } from '#i18n/format.ts';
import type { TableCard, TableColumn } from '#kit/table/column.ts';
import { receiptKindName } from './receiptNames';

interface ReceiptColumnsOptions {
  readonly tab: ReceiptView;
  /** Shows totals (P§6 price permission). */
  readonly canSeePrices: boolean;
  /** Actions at the end of a document's row. */
  actionsOf(receipt: ReceiptEntry): ReactNode;
}

const numberTitle: Readonly<Record<ReceiptView, MessageKey>> = {
  invoice: 'receipt.number.invoice',
  'delivery-note': 'receipt.number.deliveryNote',
  'credit-memo': 'receipt.number.creditMemo',
  order: 'receipt.number.order',
  all: 'receiptSearch.number',
};

function totalText(receipt: ReceiptEntry): string | undefined {
  const total = receiptTotal(receipt);
  return total && formatPrice(total);
}

/** Columns of a documents tab: number with references, its type where all are listed, date, total if the type has one (C§3 documents). */
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
      key: 'kind',
      title: intl.formatMessage({ id: 'receiptSearch.kind' }),
      isHidden: tab !== 'all',
      render: (receipt) => receiptKindName(intl, receipt),
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
      isHidden: !canSeePrices || !hasTotals(tab),
      render: totalText,
    },
    { key: 'actions', title: intl.formatMessage({ id: 'receipt.actions' }), isTitleHidden: true, render: actionsOf },
  ];
}

/** A document's card on a phone. */
export function receiptCard(
  intl: IntlShape,
  { tab, canSeePrices, actionsOf }: ReceiptColumnsOptions,
): (receipt: ReceiptEntry) => TableCard {
  return (receipt) => ({
    title: receipt.documentNumber,
    number: canSeePrices ? totalText(receipt) : undefined,
    details: [tab === 'all' ? receiptKindName(intl, receipt) : undefined, formatPastDay(receipt.date, intl.locale), receipt.information],
    actions: actionsOf(receipt),
  });
}
