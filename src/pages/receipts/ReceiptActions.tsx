import { FormattedMessage, useIntl } from 'react-intl';
import { DocumentButtons } from '#connected/file/DocumentButtons.tsx';
import { tabOfDocument, type ReceiptEntry } from '#domain/order/receipt.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { isNotFound } from '#queries/notFound.ts';
import { receiptPdfOptions } from '#queries/receipt.ts';
import { isRefused } from '#queries/refused.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './ReceiptActions.module.css';
import { receiptName } from './receiptNames';

interface ReceiptActionsProps {
  context: BuyerContext;
  receipt: ReceiptEntry;
  /** Shows prices (P§6 price permission); also explains a refusal. */
  canSeePrices: boolean;
}

/** Views a document or saves it as PDF. An unknown kind of document has no actions, and says so. */
export function ReceiptActions({ context, receipt, canSeePrices }: ReceiptActionsProps) {
  const { documentType } = receipt;
  const intl = useIntl();
  if (!tabOfDocument(documentType))
    return (
      <span>
        <FormattedMessage id="receipt.unknownType" values={{ type: documentType }} />
      </span>
    );
  const title = receiptName(intl, receipt);
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
