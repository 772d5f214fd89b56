import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';

interface DiscardDialogProps {
  isOpen: boolean;
  /** Time when the order was begun, as on its card. */
  moment: string;
  /** Number of lines to discard. */
  lineCount: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Confirms that an order of the companion app is discarded, which can't be undone. */
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
