import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '#domain/product/product.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';

interface LargeAmountDialogProps {
  product: Pick<Product, 'name' | 'storageUnit'>;
  /** The amount that is asked about, in `unit`. */
  amount: number;
  unit: Unit;
  /** The largest of the last orders in storage units; undefined where nothing was bought lately. */
  largestPurchase: number | undefined;
  onAnswer(isMeant: boolean): void;
}

/** Asks about an amount far beyond the usual. The focus is on Cancel, so that Enter alone doesn't confirm. */
export function LargeAmountDialog({ product, amount, unit, largestPurchase, onAnswer }: LargeAmountDialogProps) {
  const intl = useIntl();
  const quantity = formatUnits(intl, amount, unit);
  const usual = largestPurchase === undefined ? undefined : formatUnits(intl, largestPurchase, product.storageUnit);
  return (
    <ConfirmDialog
      isOpen
      title={<FormattedMessage id="quantity.large.title" values={{ quantity }} />}
      text={
        <>
          <p>
            <strong>{product.name}</strong>
          </p>
          <p>
            {usual === undefined ? (
              <FormattedMessage id="quantity.large.noPurchases" />
            ) : (
              <FormattedMessage id="quantity.large.purchases" values={{ quantity: usual }} />
            )}
          </p>
        </>
      }
      cancelLabel={<FormattedMessage id="quantity.large.change" />}
      confirmLabel={<FormattedMessage id="quantity.large.confirm" values={{ quantity }} />}
      startsAtCancel
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
