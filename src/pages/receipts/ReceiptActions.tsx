import { FormattedMessage, useIntl } from 'react-intl';
import { DocumentButtons } from '../../connected/file/DocumentButtons';
import { tabOfDocument, type ReceiptEntry, type ReceiptTab } from '../../domain/receipt';
import type { MessageKey } from '../../i18n/messageKey';
import { InlineError } from '../../kit/feedback/InlineError';
import { isNotFound } from '../../queries/notFound';
import { receiptPdfOptions } from '../../queries/receipt';
import { isRefused } from '../../queries/refused';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './ReceiptActions.module.css';

interface ReceiptActionsProps {
  context: BuyerContext;
  receipt: ReceiptEntry;
  /** Whether prices are shown (P§6); a refusal is explained by it. */
  canSeePrices: boolean;
}

const documentName: Readonly<Record<ReceiptTab, MessageKey>> = {
  invoice: 'receipt.name.invoice',
  'delivery-note': 'receipt.name.deliveryNote',
  'credit-memo': 'receipt.name.creditMemo',
  order: 'receipt.name.order',
};

/** Looking at a document and saving it as PDF. With one of a kind that the shop doesn't know nothing can be done, and that is said. */
export function ReceiptActions({ context, receipt, canSeePrices }: ReceiptActionsProps) {
  const { documentNumber: number, documentType } = receipt;
  const intl = useIntl();
  const tab = tabOfDocument(documentType);
  if (!tab)
    return (
      <span>
        <FormattedMessage id="receipt.unknownType" values={{ type: documentType }} />
      </span>
    );
  const title = intl.formatMessage({ id: documentName[tab] }, { number });
  return (
    <div className={styles.actions}>
      <DocumentButtons
        title={title}
        isRow
        fileName={`${title}.pdf`}
        read={(queryClient) => queryClient.fetchQuery(receiptPdfOptions(context, receipt))}
        failureClass={styles.failure}
        failure={(error, again) => <Failure error={error} title={title} canSeePrices={canSeePrices} {...again} />}
      />
    </div>
  );
}

interface FailureProps {
  error: Error;
  title: string;
  canSeePrices: boolean;
  isRetrying: boolean;
  onRetry(): void;
}

function Failure({ error, title, canSeePrices, isRetrying, onRetry }: FailureProps) {
  if (isRefused(error))
    return (
      <InlineError>
        <FormattedMessage id={canSeePrices ? 'receipt.refused' : 'receipt.priced'} />
      </InlineError>
    );
  if (isNotFound(error))
    return (
      <InlineError>
        <FormattedMessage id="receipt.missing" />
      </InlineError>
    );
  return (
    <InlineError error={error} onRetry={onRetry} isRetrying={isRetrying}>
      <FormattedMessage id="receipt.pdfFailed" values={{ document: title }} />
    </InlineError>
  );
}
