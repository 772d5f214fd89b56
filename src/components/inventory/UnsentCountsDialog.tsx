import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '#i18n/format.ts';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';
import { NamedLines } from '../cart/NamedLines';
import styles from './UnsentCountsDialog.module.css';

/** An unsent count that would be lost. */
export interface UnsentCount {
  readonly customerId: string;
  /** Undefined if unknown. */
  readonly customerName: string | undefined;
  /** Milliseconds since 1970; undefined if unknown. */
  readonly begunAt: number | undefined;
  /** Number of counted products. */
  readonly lines: number;
}

/** A delivery being received, or an order sheet, that would be lost. */
export interface UnfinishedWork {
  readonly customerId: string;
  /** Undefined if unknown. */
  readonly customerName: string | undefined;
  /** The delivery's order, or the sheet's source. */
  readonly id: string;
  /** Number of lines with input. */
  readonly lines: number;
}

interface UnsentCountsDialogProps {
  isOpen: boolean;
  /** Counts of the user. */
  counts: readonly UnsentCount[];
  /** Deliveries of the user; undefined if there are none on this device, of any user. */
  deliveries?: readonly UnfinishedWork[] | undefined;
  /** Order sheets of the user, likewise. */
  sheets?: readonly UnfinishedWork[] | undefined;
  /** Products that the user watches, likewise. */
  watches?: readonly UnfinishedWork[] | undefined;
  /** True if other users have such work on this device; no details are shown. */
  hasOthers: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/**
 * Confirms a sign-out that would delete unsent counts, unfinished deliveries, filled order sheets and watched products
 * from this device: customer, start or order, and size of each.
 */
export function UnsentCountsDialog({
  isOpen,
  counts,
  deliveries,
  sheets,
  watches,
  hasOthers,
  onConfirm,
  onCancel,
}: UnsentCountsDialogProps) {
  const { locale, formatMessage } = useIntl();
  const values = { count: counts.length };
  const hasWork = deliveries !== undefined || sheets !== undefined || watches !== undefined;
  const own = counts.length + (deliveries?.length ?? 0) + (sheets?.length ?? 0) + (watches?.length ?? 0);
  const isOfOthers = hasOthers && own === 0;
  const nameOf = (customerName: string | undefined) => customerName ?? formatMessage({ id: 'inventoryCount.leave.customer' });
  const text = isOfOthers ? 'onlyOthers' : 'text';
  const begun = hasWork ? 'inventoryCount.leave.begunCount' : 'inventoryCount.leave.begun';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id={hasWork ? 'inventoryCount.leave.unfinished.title' : 'inventoryCount.leave.title'} values={values} />}
      text={<FormattedMessage id={hasWork ? `inventoryCount.leave.unfinished.${text}` : `inventoryCount.leave.${text}`} values={values} />}
      cancelLabel={<FormattedMessage id="inventoryCount.leave.stay" />}
      confirmLabel={
        <FormattedMessage id={hasWork ? 'inventoryCount.leave.unfinished.confirm' : 'inventoryCount.leave.confirm'} values={values} />
      }
      tone="danger"
      startsAtCancel
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {own > 0 && (
        <NamedLines
          lines={[
            ...counts.map(({ customerId, customerName, begunAt, lines }, place) => ({
              key: String(place),
              name: nameOf(customerName),
              id: customerId,
              remark:
                begunAt === undefined ? (
                  <FormattedMessage id="inventoryCount.leave.count" values={{ lines }} />
                ) : (
                  <FormattedMessage id={begun} values={{ lines, moment: formatMoment(new Date(begunAt), locale) }} />
                ),
            })),
            ...(deliveries ?? []).map(({ customerId, customerName, id, lines }) => ({
              key: `${customerId}:${id}`,
              name: nameOf(customerName),
              id: customerId,
              remark: <FormattedMessage id="inventoryCount.leave.delivery" values={{ number: id, lines }} />,
            })),
            ...(sheets ?? []).map(({ customerId, customerName, id, lines }) => ({
              key: `sheet:${customerId}:${id}`,
              name: nameOf(customerName),
              id: customerId,
              remark: <FormattedMessage id="inventoryCount.leave.sheet" values={{ lines }} />,
            })),
            ...(watches ?? []).map(({ customerId, customerName, lines }) => ({
              key: `watches:${customerId}`,
              name: nameOf(customerName),
              id: customerId,
              remark: <FormattedMessage id="inventoryCount.leave.watched" values={{ lines }} />,
            })),
          ]}
        />
      )}
      {hasOthers && !isOfOthers && (
        <p className={styles.others}>
          <FormattedMessage id={hasWork ? 'inventoryCount.leave.unfinished.others' : 'inventoryCount.leave.others'} />
        </p>
      )}
    </ConfirmDialog>
  );
}
