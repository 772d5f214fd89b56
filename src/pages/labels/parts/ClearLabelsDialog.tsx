import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';

interface ClearLabelsDialogProps {
  isOpen: boolean;
  /** Number of products to remove. */
  count: number;
  /** Removal is pending. */
  isBusy: boolean;
  /** The last attempt failed; nothing was removed. */
  hasFailed: boolean;
  /** The error, for its code. */
  error?: unknown;
  onConfirm(): void;
  onCancel(): void;
  /** Called when the dialog has closed, confirmed or not. */
  onClosed(): void;
}

/** Confirms that the label list is cleared, which can't be undone. */
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
