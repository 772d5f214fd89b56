import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Inventory } from '../../domain/inventory';
import { limits } from '../../domain/limits';
import { formatMoment } from '../../i18n/format';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useToasts } from '../../kit/toast/toastQueue';
import { invalidateReads } from '../../queries/invalidation';
import { inventoryDeletionOptions, inventoryRecoveryOptions, isRecovering } from '../../queries/inventory';
import type { ShopContext } from '../../queries/shopContext';

const InventoryDeleteDialog = lazyComponent(
  async () => (await import('../../components/inventory/InventoryDeleteDialog')).InventoryDeleteDialog,
);

/** Bringing deleted inventories back. */
export interface InventoryRecovery {
  /** `onBack` is called when it is back, and the list of the deleted ones without it. */
  recover(inventory: Inventory, onBack?: () => void): void;
  /** Id of the one that is on its way back. */
  readonly recovering: string | undefined;
}

/**
 * Brings a deleted inventory back and says so; a failure is said too, and the inventory stays deleted (P§4). It is under way until the list of
 * the deleted ones, where one is on the screen, is without it.
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

/** Deleting an inventory. */
export interface InventoryDeletion {
  /** Asks whether it is to be deleted. */
  ask(inventory: Inventory): void;
  /** The question; to be put somewhere on the page. */
  readonly dialog: ReactNode;
}

/**
 * Deletes an inventory after a question and says so, with the way to bring it back (P§4). A failure is said where was asked, and the
 * inventory stays.
 *
 * @param onDeleted called when it is gone
 * @param onGone called when the question has left the screen after that, and the button that asked it with it: somewhere the keyboard has to go on
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
