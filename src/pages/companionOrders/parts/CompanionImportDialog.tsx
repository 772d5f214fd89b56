import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ImportReport, LeftOutLine } from '../../../domain/companionOrder';
import type { MessageKey } from '../../../i18n/messageKey';
import { NamedLines } from '../../../components/cart/NamedLines';
import { reasonText } from '../../../components/cart/refusalText';
import { rejectionText } from '../../../components/order/orderNames';
import { Dialog } from '../../../kit/overlay/Dialog';
import { useProductNumber } from '../../../components/product/productNumber';

interface CompanionImportDialogProps {
  isOpen: boolean;
  report: ImportReport;
  /** Address of the cart. */
  cartHref: string;
  onClose(): void;
}

/** What came of an import: the lines that were left out with their reasons, and what has to be chosen again at checkout (P§8). */
export function CompanionImportDialog({ isOpen, report, cartHref, onClose }: CompanionImportDialogProps) {
  const { added, leftOut, isAddressGone, isAreaGone } = report;
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="companion.report.title" values={{ count: added.length }} />}
      actions={[
        { label: <FormattedMessage id="companion.report.close" />, onClick: onClose },
        { label: <FormattedMessage id="companion.report.toCart" />, href: cartHref },
      ]}
      onClose={onClose}
    >
      {isAddressGone && (
        <p>
          <FormattedMessage id="companion.report.addressGone" />
        </p>
      )}
      {isAreaGone && (
        <p>
          <FormattedMessage id="companion.report.areaGone" />
        </p>
      )}
      <LeftOutLines title="companion.report.notSold" lines={leftOut.filter(isNoLongerSold)} />
      <LeftOutLines title="companion.report.leftOut" lines={leftOut.filter((one) => !isNoLongerSold(one))} />
    </Dialog>
  );
}

/** Lines that were left out below what is said of all of them, each with its reason. */
function LeftOutLines({ title, lines }: { title: MessageKey; lines: readonly LeftOutLine[] }) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  if (lines.length === 0) return null;
  return (
    <>
      <p>
        <FormattedMessage id={title} values={{ count: lines.length }} />
      </p>
      <NamedLines
        lines={lines.map((one, index) => {
          const { requestedLine, product } = one.line;
          return {
            key: `${requestedLine.sku}:${index}`,
            name: product?.name ?? requestedLine.name ?? requestedLine.sku,
            id: numberOf(product ?? requestedLine),
            remark: leftOutText(intl, one),
          };
        })}
      />
    </>
  );
}

/** Whether the product or its unit is no longer sold, which has a sentence of its own (P§8). */
function isNoLongerSold({ reason }: LeftOutLine): boolean {
  return reason.by === 'server'
    ? reason.reason === 'REMOVED_FROM_INVENTORY' || reason.reason === 'UNIT_NOT_SOLD'
    : reason.reason.kind === 'noLongerAvailable' || reason.reason.kind === 'unitNotSold';
}

function leftOutText(intl: IntlShape, { reason }: LeftOutLine): string {
  return reason.by === 'server' ? rejectionText(intl, reason.reason) : reasonText(intl, reason.reason);
}
