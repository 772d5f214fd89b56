import { FormattedMessage } from 'react-intl';
import { fileNameAt } from '#domain/customer/notification.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { attachedFileOptions } from '#queries/notification.ts';
import { DocumentButtons } from '../file/DocumentButtons';
import styles from './AttachedPdf.module.css';

interface AttachedPdfProps {
  /** Path of the file on the shop's own host. */
  href: string;
  caption: string;
}

/** An attached PDF: shown as large as the window, or saved. Without a PDF viewer, as on most phones, both save it. */
export function AttachedPdf({ href, caption }: AttachedPdfProps) {
  return (
    <div className={styles.attachment}>
      <span className={styles.name}>
        <Icon name="sheet" />
        {caption}
      </span>
      <DocumentButtons
        title={caption}
        fileName={fileNameAt(href) ?? `${caption}.pdf`}
        read={(queryClient) => queryClient.fetchQuery(attachedFileOptions(href))}
        failureClass={styles.failure}
        failure={(error, again) => (
          <InlineError error={error} {...again}>
            <FormattedMessage id="notification.attachment.failed" values={{ caption }} />
          </InlineError>
        )}
      />
    </div>
  );
}
