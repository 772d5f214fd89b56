import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Inventory } from '#domain/inventory/inventory.ts';
import { limits } from '#domain/text/limits.ts';
import { formatMoment } from '#i18n/format.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { invalidateReads } from '#queries/invalidation.ts';
import { inventoryDeletionOptions, inventoryRecoveryOptions, isRecovering } from '#queries/inventory.ts';
import type { ShopContext } from '#queries/shopContext.ts';

const InventoryDeleteDialog = lazyComponent(
  async () => (await import('#components/inventory/InventoryDeleteDialog.tsx')).InventoryDeleteDialog,
);

/** Recovery of deleted inventories. */
export interface InventoryRecovery {
  /** Recovers an inventory. `onBack` is called once it exists again and the list of deleted ones is without it. */
  recover(inventory: Inventory, onBack?: () => void): void;
  /** Id of the inventory being recovered. */
  readonly recovering: string | undefined;
}

/**
 * Recovers a deleted inventory and reports the result in a toast (P§4 inventories). Pending until the visible list of
 * deleted inventories, if any, is updated.
 */
export function useInventoryRecovery(context: ShopContext): InventoryRecovery {
  const intl = useIntl();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    ...inventoryRecoveryOptions(context),
    onSuccess: () => invalidateReads(queryClient, ['listDeletedInventories'], { cancelRefetch: false }),
  });
  return {
    recover: (inventory, onBack) => {
      if (isRecovering(queryClient, inventory)) return;
      mutate(inventory, {
        onSuccess: () => {
          toasts.show({
            severity: 'success',
            text: intl.formatMessage({ id: 'inventory.recover.done' }, { moment: formatMoment(inventory.createdAt, intl.locale) }),
            autoCloseMs: limits.warningToast,
          });
          onBack?.();
        },
      });
    },
    recovering: isPending ? variables.id : undefined,
  };
}

/** Deletion of inventories. */
export interface InventoryDeletion {
  /** Opens the confirmation. */
  ask(inventory: Inventory): void;
  /** The confirmation; must be rendered somewhere on the page. */
  readonly dialog: ReactNode;
}

/**
 * Deletes an inventory after a confirmation, and shows a toast with undo (P§4 inventories). A failure is shown in the
 * dialog, and the inventory stays.
 *
 * @param onDeleted called when it is deleted
 * @param onGone called when the dialog has closed after that; the button that opened it is gone too, so the caller
 * must set the focus
 */
export function useInventoryDeletion(
  context: ShopContext,
  { onDeleted, onGone }: { onDeleted?: () => void; onGone?: () => void },
): InventoryDeletion {
  const intl = useIntl();
  const toasts = useToasts();
  const { recover } = useInventoryRecovery(context);
  const { mutate, isPending, error, isError, isSuccess, reset } = useMutation(inventoryDeletionOptions(context));
  const [question, setQuestion] = useState<{ readonly inventory: Inventory; readonly isOpen: boolean }>();
  const close = () => setQuestion((asked) => asked && { ...asked, isOpen: false });
  const remove = (inventory: Inventory) =>
    mutate(inventory, {
      onSuccess: () => {
        close();
        toasts.show({
          severity: 'success',
          text: intl.formatMessage({ id: 'inventory.delete.done' }, { moment: formatMoment(inventory.createdAt, intl.locale) }),
          autoCloseMs: limits.warningToast,
          action: { label: intl.formatMessage({ id: 'inventory.recover' }), onClick: () => recover(inventory) },
        });
        onDeleted?.();
      },
    });
  return {
    ask: (inventory) => {
      reset();
      setQuestion({ inventory, isOpen: true });
    },
    dialog: question && (
      <InventoryDeleteDialog
        {...question}
        isBusy={isPending}
        hasFailed={isError}
        error={error}
        onConfirm={() => remove(question.inventory)}
        onCancel={close}
        onClosed={() => isSuccess && onGone?.()}
      />
    ),
  };
}
