import { FormattedMessage, useIntl } from 'react-intl';
import { fileNameAt } from '../../domain/notification';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { Icon } from '../../kit/icon/Icon';
import { attachedFileOptions } from '../../queries/notification';
import { useDocumentView } from '../file/documentView';
import styles from './AttachedPdf.module.css';

interface AttachedPdfProps {
  /** Path of the file on the shop's own host. */
  href: string;
  caption: string;
}

/** An attached PDF: shown as large as the window, or saved. Where the browser has no viewer of its own, as on most phones, both save it. */
export function AttachedPdf({ href, caption }: AttachedPdfProps) {
  const intl = useIntl();
  const document = useDocumentView({
    title: caption,
    fileName: fileNameAt(href) ?? `${caption}.pdf`,
    read: (queryClient) => queryClient.fetchQuery(attachedFileOptions(href)),
  });
  return (
    <div className={styles.attachment}>
      <span className={styles.name}>
        <Icon name="sheet" />
        {caption}
      </span>
      <Button
        size="small"
        isBusy={document.isShowing}
        aria-label={intl.formatMessage({ id: 'notification.attachment.showFile' }, { caption })}
        onClick={document.show}
      >
        <FormattedMessage id="notification.attachment.show" />
      </Button>
      <Button
        size="small"
        isBusy={document.isSaving}
        aria-label={intl.formatMessage({ id: 'notification.attachment.saveFile' }, { caption })}
        onClick={document.save}
      >
        <FormattedMessage id="notification.attachment.save" />
      </Button>
      {document.error && (
        <div className={styles.failure}>
          <InlineError isRetrying={document.isShowing || document.isSaving} onRetry={document.retry}>
            <FormattedMessage id="notification.attachment.failed" values={{ caption }} />
          </InlineError>
        </div>
      )}
      {document.dialog}
    </div>
  );
}
