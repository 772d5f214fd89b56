import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../../i18n/format';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';
import { NamedLines } from '../cart/NamedLines';
import styles from './UnsentCountsDialog.module.css';

/** A count that would be lost. */
export interface UnsentCount {
  readonly customerId: string;
  /** Undefined while it isn't known. */
  readonly customerName: string | undefined;
  /** Milliseconds since 1970; undefined where it isn't known. */
  readonly begunAt: number | undefined;
  /** How many things were counted. */
  readonly lines: number;
}

interface UnsentCountsDialogProps {
  isOpen: boolean;
  /** The user's own. */
  counts: readonly UnsentCount[];
  /** Whether other users have left some on this device, of which nothing else is told. */
  hasOthers: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before somebody signs out while counts wait on this device, because they go with the session: whose they are, since when, how much. */
export function UnsentCountsDialog({ isOpen, counts, hasOthers, onConfirm, onCancel }: UnsentCountsDialogProps) {
  const { locale, formatMessage } = useIntl();
  const values = { count: counts.length };
  const isOfOthers = hasOthers && counts.length === 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="inventoryCount.leave.title" values={values} />}
      text={
        isOfOthers ? (
          <FormattedMessage id="inventoryCount.leave.onlyOthers" />
        ) : (
          <FormattedMessage id="inventoryCount.leave.text" values={values} />
        )
      }
      cancelLabel={<FormattedMessage id="inventoryCount.leave.stay" />}
      confirmLabel={<FormattedMessage id="inventoryCount.leave.confirm" values={values} />}
      tone="danger"
      startsAtCancel
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {counts.length > 0 && (
        <NamedLines
          lines={counts.map(({ customerId, customerName, begunAt, lines }, place) => ({
            key: String(place),
            name: customerName ?? formatMessage({ id: 'inventoryCount.leave.customer' }),
            id: customerId,
            remark:
              begunAt === undefined ? (
                <FormattedMessage id="inventoryCount.leave.count" values={{ lines }} />
              ) : (
                <FormattedMessage id="inventoryCount.leave.begun" values={{ lines, moment: formatMoment(new Date(begunAt), locale) }} />
              ),
          }))}
        />
      )}
      {hasOthers && !isOfOthers && (
        <p className={styles.others}>
          <FormattedMessage id="inventoryCount.leave.others" />
        </p>
      )}
    </ConfirmDialog>
  );
}
