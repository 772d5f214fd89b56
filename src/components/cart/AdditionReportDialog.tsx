import { FormattedMessage, useIntl } from 'react-intl';
import { isUndeliverable, type RequestedLine, type RefusedLine } from '../../domain/cartAddition';
import { Dialog } from '../../kit/overlay/Dialog';
import { NamedLines } from './NamedLines';
import { RefusedLineSwap, type ChosenSubstitute } from './RefusedLineSwap';
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
  /** By its line, what stands in for it in the cart. */
  chosen?: ReadonlyMap<RefusedLine, ChosenSubstitute>;
  /** Looks for something in the place of a line that can't be delivered; without it nothing is offered. */
  onSubstitute?(line: RefusedLine): void;
  /** Takes back what stands in for a line. */
  onUndo?(line: RefusedLine): void;
  onClose(): void;
  /** It has gone. */
  onClosed?: (() => void) | undefined;
}

/** What came of adding many lines at once: how many are in the cart, and which are not, with the reason of each (P§5). */
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
