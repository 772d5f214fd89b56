import { FormattedMessage, useIntl } from 'react-intl';
import type { CartLine } from '../../../domain/cart';
import { formatUnits } from '../../../i18n/unitName';
import { NamedLines } from '../../../components/cart/NamedLines';
import { ConfirmDialog } from '../../../kit/overlay/ConfirmDialog';
import { useProductNumber } from '../../../components/product/productNumber';

interface NonOrderableDialogProps {
  isOpen: boolean;
  /** The lines that can't be ordered. */
  lines: readonly CartLine[];
  /** Items whose product data are missing; they can't be ordered either. */
  unknownSkus?: readonly string[];
  /** Orders the rest. */
  onConfirm(): void;
  /** Goes back without ordering. */
  onCancel(): void;
}

/** Asks before an order that leaves products out (P§4). What happens is the same in every language; only the words differ. */
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
