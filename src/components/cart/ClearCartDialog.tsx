import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { DialogFrame } from '../../kit/overlay/DialogFrame';

interface ClearCartDialogProps {
  isOpen: boolean;
  /** Lines that would go. */
  lineCount: number;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before all lines of the cart are removed. */
export function ClearCartDialog({ isOpen, lineCount, onConfirm, onCancel }: ClearCartDialogProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      title={<FormattedMessage id="cart.clear.title" />}
      describedBy="clear-cart-text"
      actions={(
        <>
          <Button onClick={onCancel}><FormattedMessage id="cart.clear.keep" /></Button>
          <Button onClick={onConfirm} variant="contained" color="error"><FormattedMessage id="cart.clear.confirm" /></Button>
        </>
      )}
      onClose={onCancel}
    >
      <p id="clear-cart-text"><FormattedMessage id="cart.clear.text" values={{ count: lineCount }} /></p>
    </DialogFrame>
  );
}
