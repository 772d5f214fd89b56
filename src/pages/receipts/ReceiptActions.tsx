import { FormattedMessage, useIntl } from 'react-intl';
import { useDocumentView } from '../../connected/file/documentView';
import { tabOfDocument, type ReceiptEntry, type ReceiptTab } from '../../domain/receipt';
import type { MessageKey } from '../../i18n/messageKey';
import { Button } from '../../kit/action/Button';
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
export function ReceiptActions({ receipt, ...props }: ReceiptActionsProps) {
  const { documentNumber: number, documentType } = receipt;
  const intl = useIntl();
  const tab = tabOfDocument(documentType);
  if (!tab)
    return (
      <span>
        <FormattedMessage id="receipt.unknownType" values={{ type: documentType }} />
      </span>
    );
  return <KnownReceiptActions {...props} receipt={receipt} title={intl.formatMessage({ id: documentName[tab] }, { number })} />;
}

/** What failed is said below the buttons. */
function KnownReceiptActions({ context, receipt, canSeePrices, title }: ReceiptActionsProps & { title: string }) {
  const intl = useIntl();
  const document = useDocumentView({
    title,
    fileName: `${title}.pdf`,
    read: (queryClient) => queryClient.fetchQuery(receiptPdfOptions(context, receipt)),
  });
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        isBusy={document.isShowing}
        aria-label={intl.formatMessage({ id: 'receipt.show.label' }, { document: title })}
        onClick={document.show}
      >
        <FormattedMessage id="receipt.show" />
      </Button>
      <Button
        size="small"
        isBusy={document.isSaving}
        aria-label={intl.formatMessage({ id: 'receipt.save.label' }, { document: title })}
        onClick={document.save}
      >
        <FormattedMessage id="receipt.save" />
      </Button>
      {document.error && (
        <div className={styles.failure}>
          <Failure
            error={document.error}
            title={title}
            canSeePrices={canSeePrices}
            isRetrying={document.isShowing || document.isSaving}
            onRetry={document.retry}
          />
        </div>
      )}
      {document.dialog}
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
    <InlineError onRetry={onRetry} isRetrying={isRetrying}>
      <FormattedMessage id="receipt.pdfFailed" values={{ document: title }} />
    </InlineError>
  );
}
