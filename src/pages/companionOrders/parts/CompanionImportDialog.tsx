import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ImportReport, LeftOutLine } from '#domain/order/companionOrder.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { NamedLines } from '#components/cart/NamedLines.tsx';
import { reasonText } from '#components/cart/refusalText.ts';
import { rejectionText } from '#components/order/orderNames.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';

interface CompanionImportDialogProps {
  isOpen: boolean;
  report: ImportReport;
  cartHref: string;
  onClose(): void;
}

/** Result of an import: omitted lines with reasons, and what must be chosen again at checkout (P§8 companion orders). */
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

/** Omitted lines below a common title, each with its reason. */
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

/** True if the product or its unit is no longer sold, which has a text of its own (P§8 companion orders). */
function isNoLongerSold({ reason }: LeftOutLine): boolean {
  return reason.by === 'server'
    ? reason.reason === 'REMOVED_FROM_INVENTORY' || reason.reason === 'UNIT_NOT_SOLD'
    : reason.reason.kind === 'noLongerAvailable' || reason.reason.kind === 'unitNotSold';
}

function leftOutText(intl: IntlShape, { reason }: LeftOutLine): string {
  return reason.by === 'server' ? rejectionText(intl, reason.reason) : reasonText(intl, reason.reason);
}
