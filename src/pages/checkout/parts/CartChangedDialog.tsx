import { FormattedMessage } from 'react-intl';
import type { CartComparison } from '#domain/cart/cartSnapshot.ts';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';
import { CartDifferenceList } from './CartDifferenceList';

interface CartChangedDialogProps {
  isOpen: boolean;
  /** Changes since the user saw the cart. */
  comparison: CartComparison;
  /** Called to order the cart as it is now. */
  onConfirm(): void;
  /** Called to go back without ordering. */
  onCancel(): void;
}

/** Confirms an order that differs from the screen: a colleague has changed the cart, or its prices or days have changed. */
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
