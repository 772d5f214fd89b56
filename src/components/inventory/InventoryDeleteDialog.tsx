import { FormattedMessage, useIntl } from 'react-intl';
import { countedLines, type Inventory } from '../../domain/inventory';
import { formatMoment } from '../../i18n/format';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog';

interface InventoryDeleteDialogProps {
  isOpen: boolean;
  inventory: Inventory;
  /** It is being deleted. */
  isBusy: boolean;
  /** The last try failed; the inventory is still there. */
  hasFailed: boolean;
  /** What was thrown then, for its code. */
  error?: unknown;
  onConfirm(): void;
  onCancel(): void;
  /** It has left the screen. */
  onClosed(): void;
}

/** Asks before an inventory is deleted; it can be recovered afterwards (P§4). */
export function InventoryDeleteDialog({
  isOpen,
  inventory,
  isBusy,
  hasFailed,
  error,
  onConfirm,
  onCancel,
  onClosed,
}: InventoryDeleteDialogProps) {
  const { locale } = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="inventory.delete.title" />}
      text={
        <FormattedMessage
          id="inventory.delete.text"
          values={{ moment: formatMoment(inventory.createdAt, locale), count: countedLines(inventory) }}
        />
      }
      confirmLabel={<FormattedMessage id="inventory.delete.confirm" />}
      cancelLabel={<FormattedMessage id="inventory.delete.keep" />}
      tone="danger"
      isBusy={isBusy}
      startsAtCancel
      onConfirm={onConfirm}
      onCancel={onCancel}
      onClosed={onClosed}
      error={error}
      failure={hasFailed && <FormattedMessage id="inventory.delete.failed" />}
    />
  );
}
