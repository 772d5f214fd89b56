import { FormattedMessage, useIntl } from 'react-intl';
import type { CartLine } from '#domain/cart/cart.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { NamedLines } from '#components/cart/NamedLines.tsx';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';

interface NonOrderableDialogProps {
  isOpen: boolean;
  /** Lines that can't be ordered. */
  lines: readonly CartLine[];
  /** Skus without product data; they can't be ordered either. */
  unknownSkus?: readonly string[];
  /** Called to order the rest. */
  onConfirm(): void;
  /** Called to go back without ordering. */
  onCancel(): void;
}

/** Confirms an order that omits products (P§4 "Checkout"). The effect is the same in every language; only the words differ. */
export function NonOrderableDialog({ isOpen, lines, unknownSkus = [], onConfirm, onCancel }: NonOrderableDialogProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const count = lines.length + unknownSkus.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="checkout.nonOrderable.title" values={{ count }} />}
      text={<FormattedMessage id="checkout.nonOrderable.text" values={{ count }} />}
      cancelLabel={<FormattedMessage id="checkout.nonOrderable.back" />}
      confirmLabel={<FormattedMessage id="checkout.nonOrderable.confirm" values={{ count }} />}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <NamedLines
        lines={[
          ...lines.map(({ sku, amount, unitAbbreviation, product }) => ({
            key: sku,
            name: product.name,
            id: numberOf(product),
            remark: formatUnits(intl, amount, { abbreviation: unitAbbreviation }),
          })),
          ...unknownSkus.map((sku) => ({ key: sku, name: <FormattedMessage id="checkout.leftOut.unknown" values={{ sku }} /> })),
        ]}
      />
    </ConfirmDialog>
  );
}
