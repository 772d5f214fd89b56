import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../../../kit/overlay/ConfirmDialog';

interface ClearCartDialogProps {
  isOpen: boolean;
  /** Lines that would go. */
  lineCount: number;
  onConfirm(): void;
  onCancel(): void;
  /** It has gone, after a yes or a no. */
  onClosed(): void;
}

/** Asks before all lines of the cart are removed. */
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
