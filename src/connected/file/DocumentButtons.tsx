import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { useDocumentView, type DocumentSource } from './documentView';

interface DocumentButtonsProps extends DocumentSource {
  /** Shorter name for the buttons' labels; the title by default. */
  name?: string;
  /** For a table row: the whole row opens the document, and saving is an icon button. */
  isRow?: boolean;
  /** Class of the element around an error. */
  failureClass: string | undefined;
  /** Renders an error; `again` is set if a retry may help. */
  failure(error: Error, again: { readonly isRetrying: boolean; onRetry(): void }): ReactNode;
}

/** Buttons to view and save a PDF; an error is shown after them. */
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
