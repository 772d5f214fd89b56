import { FormattedMessage } from 'react-intl';
import { InlineError } from '../../kit/feedback/InlineError';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';

interface DeleteTemplateDialogProps {
  isOpen: boolean;
  /** Name of the template. */
  name: string;
  /** Users that it is shared with, who lose it too. */
  participantCount: number;
  /** It is being deleted. */
  isBusy: boolean;
  /** It could not be deleted. */
  hasFailed: boolean;
  onConfirm(): void;
  onCancel(): void;
  /** The dialog has gone. */
  onClosed?: (() => void) | undefined;
}

/** Asks before a template is deleted, because nothing brings it back. */
export function DeleteTemplateDialog({
  isOpen,
  name,
  participantCount,
  isBusy,
  hasFailed,
  onConfirm,
  onCancel,
  onClosed,
}: DeleteTemplateDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="orderTemplates.delete.title" values={{ name }} />}
      text={<FormattedMessage id="orderTemplates.delete.text" values={{ count: participantCount }} />}
      confirmLabel={<FormattedMessage id="orderTemplates.delete.confirm" />}
      cancelLabel={<FormattedMessage id="orderTemplates.cancel" />}
      tone="danger"
      startsAtCancel
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...(onClosed && { onClosed })}
    >
      {hasFailed && (
        <InlineError>
          <FormattedMessage id="orderTemplates.delete.failed" />
        </InlineError>
      )}
    </ConfirmDialog>
  );
}
