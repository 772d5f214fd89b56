import { FormattedMessage, useIntl } from 'react-intl';
import type { RequestedLine, RefusedLine } from '../../domain/cartAddition';
import { Dialog } from '../../kit/overlay/Dialog';
import { NamedLines } from './NamedLines';
import { reasonText } from './refusalText';
import { useProductNumber } from '../product/productNumber';

interface AdditionReportDialogProps {
  isOpen: boolean;
  /** Lines that went into the cart. */
  added: readonly RequestedLine[];
  /** Lines that can't be ordered, each with its reason. */
  refused: readonly RefusedLine[];
  /** Lines that the server refused. */
  failed: readonly RequestedLine[];
  /** Address of the cart. */
  cartHref: string;
  onClose(): void;
}

/** What came of adding many lines at once: how many are in the cart, and which are not, with the reason of each (P§5). */
export function AdditionReportDialog({ isOpen, added, refused, failed, cartHref, onClose }: AdditionReportDialogProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="cart.addition.title" values={{ count: added.length }} />}
      actions={[
        { label: <FormattedMessage id="cart.addition.close" />, onClick: onClose },
        { label: <FormattedMessage id="cart.addition.toCart" />, href: cartHref },
      ]}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="cart.addition.leftOut" values={{ count: refused.length + failed.length }} />
      </p>
      <NamedLines
        lines={[
          ...refused.map(({ requestedLine, product, reason }, index) => ({
            key: `${requestedLine.sku}:${index}`,
            name: product?.name ?? requestedLine.name ?? requestedLine.sku,
            id: numberOf(product ?? requestedLine),
            remark: reasonText(intl, reason),
          })),
          ...failed.map(({ sku, name }) => ({
            key: sku,
            name: name ?? sku,
            id: sku,
            remark: <FormattedMessage id="cart.addition.failed" />,
          })),
        ]}
      />
    </Dialog>
  );
}
