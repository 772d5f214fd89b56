import { FormattedMessage, useIntl } from 'react-intl';
import { countedLines, type Inventory } from '#domain/inventory/inventory.ts';
import { formatMoment } from '#i18n/format.ts';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';

interface InventoryDeleteDialogProps {
  isOpen: boolean;
  inventory: Inventory;
  /** Deletion is pending. */
  isBusy: boolean;
  /** The last attempt failed; the inventory still exists. */
  hasFailed: boolean;
  /** The error, for its code. */
  error?: unknown;
  onConfirm(): void;
  onCancel(): void;
  /** Called when the dialog has closed. */
  onClosed(): void;
}

/** Confirms the deletion of an inventory, which can be recovered afterwards (P§4 inventories). */
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
