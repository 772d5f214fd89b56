import { FormattedMessage, useIntl } from 'react-intl';
import { isUndeliverable, type RequestedLine, type RefusedLine } from '#domain/cart/cartAddition.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { NamedLines } from './NamedLines';
import { RefusedLineSwap, type ChosenSubstitute } from './RefusedLineSwap';
import { reasonText } from './refusalText';
import { useProductNumber } from '../product/productNumber';

interface AdditionReportDialogProps {
  isOpen: boolean;
  /** Lines that were added. */
  added: readonly RequestedLine[];
  /** Lines that can't be ordered, each with its reason. */
  refused: readonly RefusedLine[];
  /** Lines that the server refused. */
  failed: readonly RequestedLine[];
  cartHref: string;
  /** Substitute in the cart per refused line. */
  chosen?: ReadonlyMap<RefusedLine, ChosenSubstitute>;
  /** Called to search a substitute for an undeliverable line; omit to offer none. */
  onSubstitute?(line: RefusedLine): void;
  /** Called to remove a line's substitute from the cart. */
  onUndo?(line: RefusedLine): void;
  onClose(): void;
  /** Called when the dialog has closed. */
  onClosed?: (() => void) | undefined;
}

/** Result of adding many lines at once: how many are in the cart, and which are not, with each reason (P§5 add all). */
export function AdditionReportDialog({
  isOpen,
  added,
  refused,
  failed,
  cartHref,
  chosen,
  onSubstitute,
  onUndo,
  onClose,
  onClosed,
}: AdditionReportDialogProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const remarkOf = (line: RefusedLine) => {
    const { requestedLine, product, reason } = line;
    const words = reasonText(intl, reason);
    if (!onSubstitute || !isUndeliverable(line)) return words;
    return (
      <>
        <span>{words}</span>
        <RefusedLineSwap
          sku={requestedLine.sku}
          name={product?.name ?? requestedLine.sku}
          chosen={chosen?.get(line)}
          onSearch={() => onSubstitute(line)}
          onUndo={() => onUndo?.(line)}
        />
      </>
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="cart.addition.title" values={{ count: added.length }} />}
      actions={[
        { label: <FormattedMessage id="cart.addition.close" />, onClick: onClose },
        { label: <FormattedMessage id="cart.addition.toCart" />, href: cartHref },
      ]}
      onClose={onClose}
      {...(onClosed && { onClosed })}
    >
      <p>
        <FormattedMessage id="cart.addition.leftOut" values={{ count: refused.length + failed.length }} />
      </p>
      <NamedLines
        lines={[
          ...refused.map((line, index) => ({
            key: `${line.requestedLine.sku}:${index}`,
            name: line.product?.name ?? line.requestedLine.name ?? line.requestedLine.sku,
            id: numberOf(line.product ?? line.requestedLine),
            remark: remarkOf(line),
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
