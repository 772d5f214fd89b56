import { FormattedMessage } from 'react-intl';
import { InlineError } from '../../../kit/feedback/InlineError';
import { ConfirmDialog } from '../../../kit/overlay/ConfirmDialog';

interface LeaveTemplateDialogProps {
  isOpen: boolean;
  /** Name of the template. */
  name: string;
  /** Who made it, and alone can bring the user back. */
  maker: string;
  isBusy: boolean;
  hasFailed: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before somebody leaves a template that is shared with them. */
export function LeaveTemplateDialog({ isOpen, name, maker, isBusy, hasFailed, onConfirm, onCancel }: LeaveTemplateDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="orderTemplatePage.leave.title" values={{ name }} />}
      text={<FormattedMessage id="orderTemplatePage.leave.text" values={{ person: maker }} />}
      confirmLabel={<FormattedMessage id="orderTemplatePage.leave.confirm" />}
      cancelLabel={<FormattedMessage id="orderTemplates.cancel" />}
      tone="danger"
      startsAtCancel
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hasFailed && (
        <InlineError>
          <FormattedMessage id="orderTemplatePage.leave.failed" />
        </InlineError>
      )}
    </ConfirmDialog>
  );
}
