import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../../kit/overlay/ConfirmDialog';

interface ClearLabelsDialogProps {
  isOpen: boolean;
  /** Products that would go. */
  count: number;
  /** They are being removed. */
  isBusy: boolean;
  /** The last try failed; nothing is gone. */
  hasFailed: boolean;
  /** What was thrown then, for its code. */
  error?: unknown;
  onConfirm(): void;
  onCancel(): void;
  /** It has gone, after a yes or a no. */
  onClosed(): void;
}

/** Asks before the label list is emptied; nothing brings it back. */
export function ClearLabelsDialog({ isOpen, count, isBusy, hasFailed, error, onConfirm, onCancel, onClosed }: ClearLabelsDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="label.clear.title" />}
      text={<FormattedMessage id="label.clear.text" values={{ count }} />}
      cancelLabel={<FormattedMessage id="label.clear.keep" />}
      confirmLabel={<FormattedMessage id="label.clear.confirm" />}
      tone="danger"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
      onClosed={onClosed}
      error={error}
      failure={hasFailed && <FormattedMessage id="label.clear.failed" />}
    />
  );
}
