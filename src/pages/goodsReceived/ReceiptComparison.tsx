import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatPastDay, formatPrice } from '#i18n/format.ts';
import { receiptTotal, type ReceiptEntry } from '#domain/order/receipt.ts';
import type { Decimal } from '#domain/price/money.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import linkStyles from '#kit/link/link.module.css';
import { DataTable } from '#kit/table/DataTable.tsx';
import { paths } from '#paths.ts';
import { useIsOnline } from '#platform/isOnline.ts';
import { lastReceipts, lastReceiptsOptions } from '#queries/lastReceipts.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './ReceiptComparison.module.css';
import { expectedCredit, orderedSum } from './rules/credit';
import type { Delivery } from './rules/delivery';
import { invoicedSums, receiptsFor } from './rules/receiptCheck';

interface ReceiptComparisonProps {
  context: BuyerContext;
  delivery: Delivery;
  /** Shows sums (P§6 price permission). */
  canSeePrices: boolean;
}

const typeName = {
  invoice: 'goodsReceived.receipt.invoice',
  deliverynote: 'goodsReceived.receipt.deliverynote',
  creditmemo: 'goodsReceived.receipt.creditmemo',
  order: 'goodsReceived.receipt.order',
} as const;

/**
 * Ordered, delivered and invoiced sums of a delivery, with the documents that name its order. Documents have no lines in
 * the contract, so single lines can't be compared; it says so.
 */
export function ReceiptComparison({ context, delivery, canSeePrices }: ReceiptComparisonProps) {
  const isOnline = useIsOnline();
  const { data, error, isError, isFetching, refetch } = useQuery({ ...lastReceiptsOptions(context), meta: { failure: 'inline' } });
  const { orderId, days } = delivery;
  const found = useMemo(() => data && receiptsFor(data.documents, orderId, days), [data, orderId, days]);
  if (isError && !data)
    return (
      <InlineError error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
        <FormattedMessage id="goodsReceived.receipts.failed" />
      </InlineError>
    );
  if (!found)
    return isOnline ? (
      <ListSkeleton rows={3} />
    ) : (
      <p className={styles.quiet}>
        <FormattedMessage id="goodsReceived.receipts.offline" />
      </p>
    );
  return (
    <div className={styles.comparison}>
      {canSeePrices && <Sums delivery={delivery} own={found.own} />}
      {found.own.length > 0 ? (
        <Documents titleId="goodsReceived.receipts.own" documents={found.own} canSeePrices={canSeePrices} />
      ) : (
        <p>
          <FormattedMessage id="goodsReceived.receipts.none" values={{ number: orderId, count: lastReceipts }} />
        </p>
      )}
      {found.possible.length > 0 && (
        <Documents titleId="goodsReceived.receipts.possible" documents={found.possible} canSeePrices={canSeePrices} />
      )}
      <p className={styles.quiet}>
        <FormattedMessage id="goodsReceived.receipts.rule" />{' '}
        <AppLink href={paths.receipts()} className={linkStyles.link}>
          <FormattedMessage id="goodsReceived.receipts.all" />
        </AppLink>
      </p>
    </div>
  );
}

/** Sums of what was ordered, delivered and invoiced, with the difference of the last two. */
function Sums({ delivery, own }: { delivery: Delivery; own: readonly ReceiptEntry[] }) {
  const intl = useIntl();
  const { sum: ordered, leftOut } = orderedSum(delivery);
  const credit = expectedCredit(delivery)?.sum;
  const delivered = credit ? ordered.minus(credit) : ordered;
  const { invoiced, credited, isPartial } = invoicedSums(own);
  const due = invoiced && (credited ? invoiced.plus(credited) : invoiced);
  const rows: { key: 'ordered' | 'credit' | 'delivered' | 'invoiced' | 'credited' | 'difference'; sum: Decimal | undefined }[] = [
    { key: 'ordered', sum: ordered },
    ...(credit ? [{ key: 'credit' as const, sum: credit.negated() }] : []),
    { key: 'delivered', sum: delivered },
    { key: 'invoiced', sum: invoiced },
    ...(credited ? [{ key: 'credited' as const, sum: credited }] : []),
    ...(due ? [{ key: 'difference' as const, sum: due.minus(delivered) }] : []),
  ];
  return (
    <>
      <DataTable
        caption={intl.formatMessage({ id: 'goodsReceived.receipts' })}
        isHeadHidden
        hasResult={due !== undefined}
        columns={[
          {
            key: 'name',
            title: intl.formatMessage({ id: 'goodsReceived.sums.name' }),
            isRowHeader: true,
            render: ({ key }) => intl.formatMessage({ id: `goodsReceived.sums.${key}` }),
          },
          {
            key: 'sum',
            title: intl.formatMessage({ id: 'goodsReceived.sums.sum' }),
            isNumber: true,
            render: ({ sum }) => (sum ? formatPrice(sum) : intl.formatMessage({ id: 'goodsReceived.sums.unknown' })),
          },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
      {leftOut > 0 && (
        <p className={styles.quiet}>
          <FormattedMessage id="goodsReceived.sums.leftOut" values={{ count: leftOut }} />
        </p>
      )}
      {isPartial && (
        <p className={styles.quiet}>
          <FormattedMessage id="goodsReceived.sums.partial" />
        </p>
      )}
    </>
  );
}

interface DocumentsProps {
  titleId: 'goodsReceived.receipts.own' | 'goodsReceived.receipts.possible';
  documents: readonly ReceiptEntry[];
  canSeePrices: boolean;
}

function Documents({ titleId, documents, canSeePrices }: DocumentsProps) {
  const intl = useIntl();
  return (
    <div>
      <p>
        <FormattedMessage id={titleId} />
      </p>
      <ul className={styles.documents}>
        {documents.map((document) => {
          const total = canSeePrices ? receiptTotal(document) : undefined;
          return (
            <li key={`${document.documentType}/${document.documentNumber}`}>
              {[
                `${intl.formatMessage({ id: typeName[document.documentType] })} ${document.documentNumber}`,
                formatPastDay(document.date, intl.locale),
                document.information,
                total && formatPrice(total),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
