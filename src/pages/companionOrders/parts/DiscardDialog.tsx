import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../../../kit/overlay/ConfirmDialog';

interface DiscardDialogProps {
  isOpen: boolean;
  /** When the order was begun, as it is written on its card. */
  moment: string;
  /** Lines that would go. */
  lineCount: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before an order of the companion app is thrown away, which can't be undone. */
export function DiscardDialog({ isOpen, moment, lineCount, onConfirm, onCancel }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="companion.discard.title" />}
      text={<FormattedMessage id="companion.discard.text" values={{ moment, count: lineCount }} />}
      cancelLabel={<FormattedMessage id="companion.discard.keep" />}
      confirmLabel={<FormattedMessage id="companion.discard.confirm" />}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
