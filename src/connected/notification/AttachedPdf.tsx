import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileNameAt } from '../../domain/notification';
import { addTexts } from '../../i18n/texts';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { Icon } from '../../kit/icon/Icon';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { attachedFileOptions } from '../../queries/notification';
import { asPdf } from '../file/asPdf';
import { saveFile } from '../file/saveFile';
import styles from './AttachedPdf.module.css';

const DocumentDialog = lazyComponent(
  async () => (await Promise.all([import('../../components/product/DocumentDialog'), addTexts('product')]))[0].DocumentDialog,
);

type NamedFile = Parameters<typeof saveFile>[0];

interface AttachedPdfProps {
  /** Path of the file on the shop's own host. */
  href: string;
  caption: string;
}

/** An attached PDF: shown as large as the window, or saved. Where the browser has no viewer of its own, as on most phones, both save it. */
export function AttachedPdf({ href, caption }: AttachedPdfProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<{ readonly file: NamedFile; readonly address: string; readonly isOpen: boolean }>();
  const fileName = fileNameAt(href) ?? `${caption}.pdf`;
  const {
    mutate: fetchFile,
    isPending,
    variables: purpose,
    isError,
  } = useMutation({
    mutationFn: (_purpose: 'show' | 'save') => queryClient.fetchQuery(attachedFileOptions(href)),
    onSuccess: (file, wanted) => {
      if (wanted === 'show' && navigator.pdfViewerEnabled) setShown({ file, address: URL.createObjectURL(asPdf(file.blob)), isOpen: true });
      else saveFile(file, fileName);
    },
    meta: { failure: 'inline' },
  });
  const address = shown?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return (
    <div className={styles.attachment}>
      <span className={styles.name}>
        <Icon name="sheet" />
        {caption}
      </span>
      <Button
        size="small"
        isBusy={isPending && purpose === 'show'}
        aria-label={intl.formatMessage({ id: 'notification.attachment.showFile' }, { caption })}
        onClick={() => fetchFile('show')}
      >
        <FormattedMessage id="notification.attachment.show" />
      </Button>
      <Button
        size="small"
        isBusy={isPending && purpose === 'save'}
        aria-label={intl.formatMessage({ id: 'notification.attachment.saveFile' }, { caption })}
        onClick={() => fetchFile('save')}
      >
        <FormattedMessage id="notification.attachment.save" />
      </Button>
      {isError && (
        <div className={styles.failure}>
          <InlineError isRetrying={isPending} onRetry={() => fetchFile(purpose ?? 'save')}>
            <FormattedMessage id="notification.attachment.failed" values={{ caption }} />
          </InlineError>
        </div>
      )}
      {shown && (
        <DocumentDialog
          title={caption}
          address={shown.address}
          isOpen={shown.isOpen}
          onSave={() => saveFile(shown.file, fileName)}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      )}
    </div>
  );
}
