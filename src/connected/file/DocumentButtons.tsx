import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { Icon } from '../../kit/icon/Icon';
import { useDocumentView, type DocumentSource } from './documentView';

interface DocumentButtonsProps extends DocumentSource {
  /** What the buttons call it, where that is less than its title. */
  name?: string;
  /** They stand in the row of a table: the whole row shows the document, and saving it is a drawing. */
  isRow?: boolean;
  /** Class of what stands round a failure. */
  failureClass: string | undefined;
  /** What is said of a failure; `again` is there for what a further try may mend. */
  failure(error: Error, again: { readonly isRetrying: boolean; onRetry(): void }): ReactNode;
}

/** Looking at a PDF and saving it; what failed is said after the buttons. */
export function DocumentButtons({ title, fileName, read, name = title, isRow = false, failureClass, failure }: DocumentButtonsProps) {
  const intl = useIntl();
  const view = useDocumentView({ title, fileName, read });
  return (
    <>
      <Button
        size="small"
        {...(isRow && { tone: 'plain', 'data-row-press': '' })}
        isBusy={view.isShowing}
        aria-label={intl.formatMessage({ id: 'document.show.label' }, { document: name })}
        onClick={view.show}
      >
        <FormattedMessage id="document.show" />
      </Button>
      <Button
        size="small"
        {...(isRow && { tone: 'plain', title: intl.formatMessage({ id: 'document.save' }) })}
        isBusy={view.isSaving}
        aria-label={intl.formatMessage({ id: 'document.save.label' }, { document: name })}
        onClick={view.save}
      >
        {isRow ? (
          <Icon name="save" />
        ) : (
          <span>
            <FormattedMessage id="document.save" />
          </span>
        )}
      </Button>
      {view.error && (
        <div className={failureClass}>{failure(view.error, { isRetrying: view.isShowing || view.isSaving, onRetry: view.retry })}</div>
      )}
      {view.dialog}
    </>
  );
}
