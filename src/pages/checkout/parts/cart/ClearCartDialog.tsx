import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';

interface ClearCartDialogProps {
  isOpen: boolean;
  /** Number of lines to remove. */
  lineCount: number;
  onConfirm(): void;
  onCancel(): void;
  /** Called when the dialog has closed, confirmed or not. */
  onClosed(): void;
}

/** Confirms the removal of all lines of the cart. */
export function ClearCartDialog({ isOpen, lineCount, onConfirm, onCancel, onClosed }: ClearCartDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="cart.clear.title" />}
      text={<FormattedMessage id="cart.clear.text" values={{ count: lineCount }} />}
      cancelLabel={<FormattedMessage id="cart.clear.keep" />}
      confirmLabel={<FormattedMessage id="cart.clear.confirm" />}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
      onClosed={onClosed}
    />
  );
}
