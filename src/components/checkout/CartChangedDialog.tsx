import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { CartComparison } from '../../domain/seenCart';
import { DialogFrame } from '../../kit/overlay/DialogFrame';
import { CartDifferenceList } from './CartDifferenceList';

interface CartChangedDialogProps {
  isOpen: boolean;
  /** What is not as it was seen. */
  comparison: CartComparison;
  /** Orders the cart as it is now. */
  onConfirm(): void;
  /** Goes back without ordering. */
  onCancel(): void;
}

/** Asks before an order that is not the one on the screen: somebody else has changed the cart, or its prices or days are others now. */
export function CartChangedDialog({ isOpen, comparison, onConfirm, onCancel }: CartChangedDialogProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      title={<FormattedMessage id="checkout.differs.title" />}
      describedBy="cart-changed-text"
      actions={(
        <>
          <Button onClick={onCancel}><FormattedMessage id="checkout.differs.back" /></Button>
          <Button variant="contained" onClick={onConfirm}><FormattedMessage id="checkout.differs.confirm" /></Button>
        </>
      )}
      onClose={onCancel}
    >
      <p id="cart-changed-text"><FormattedMessage id="checkout.differs.text" values={{ count: comparison.differences.length }} /></p>
      <CartDifferenceList comparison={comparison} />
    </DialogFrame>
  );
}
