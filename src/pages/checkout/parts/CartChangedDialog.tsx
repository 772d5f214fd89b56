import { FormattedMessage } from 'react-intl';
import type { CartComparison } from '../../../domain/cartSnapshot';
import { ConfirmDialog } from '../../../kit/overlay/ConfirmDialog';
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
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="checkout.differs.title" />}
      text={<FormattedMessage id="checkout.differs.text" values={{ count: comparison.differences.length }} />}
      cancelLabel={<FormattedMessage id="checkout.differs.back" />}
      confirmLabel={<FormattedMessage id="checkout.differs.confirm" />}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <CartDifferenceList comparison={comparison} />
    </ConfirmDialog>
  );
}
