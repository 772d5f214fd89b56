import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../domain/product';
import type { Unit } from '../../domain/unit';
import { formatUnits } from '../../i18n/unitName';
import { DialogFrame } from '../../kit/overlay/DialogFrame';

interface LargeAmountDialogProps {
  product: Pick<Product, 'name' | 'storageUnit'>;
  /** The amount that is asked about, in `unit`. */
  amount: number;
  unit: Unit;
  /** The largest of the last orders in storage units; undefined where nothing was bought lately. */
  largestPurchase: number | undefined;
  onAnswer(isMeant: boolean): void;
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus();

/** Asks whether an amount far beyond the usual is meant. Enter on its own doesn't say yes: the focus is on the way back. */
export function LargeAmountDialog({ product, amount, unit, largestPurchase, onAnswer }: LargeAmountDialogProps) {
  const intl = useIntl();
  const quantity = formatUnits(intl, amount, unit);
  const usual = largestPurchase === undefined ? undefined : formatUnits(intl, largestPurchase, product.storageUnit);
  return (
    <DialogFrame
      isOpen
      title={<FormattedMessage id="quantity.large.title" values={{ quantity }} />}
      describedBy="large-amount-text"
      actions={(
        <>
          <Button onClick={() => onAnswer(false)} ref={focusNow}><FormattedMessage id="quantity.large.change" /></Button>
          <Button onClick={() => onAnswer(true)} variant="contained"><FormattedMessage id="quantity.large.confirm" values={{ quantity }} /></Button>
        </>
      )}
      onClose={() => onAnswer(false)}
    >
      <div id="large-amount-text">
        <p><strong>{product.name}</strong></p>
        <p>
          {usual === undefined
            ? <FormattedMessage id="quantity.large.noPurchases" />
            : <FormattedMessage id="quantity.large.purchases" values={{ quantity: usual }} />}
        </p>
      </div>
    </DialogFrame>
  );
}
