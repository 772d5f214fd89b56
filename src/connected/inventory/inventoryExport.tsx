import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ExportProblem } from '#components/inventory/InventoryExportDialog.tsx';
import { keptExportForm } from '#domain/inventory/inventoryExportForm.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { inventoriesExcelOptions, type InventoryExport } from '#queries/inventory.ts';
import { invalidateReads } from '#queries/invalidation.ts';
import { isNotFound } from '#queries/notFound.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { tabValue } from '#platform/stored.ts';
import { saveFile } from '../file/saveFile';
import { useShop } from '../shop/ShopProvider';

const InventoryExportDialog = lazyComponent(
  async () => (await Promise.all([import('#components/inventory/InventoryExportDialog.tsx'), addTexts('forms')]))[0].InventoryExportDialog,
);

/** Options of the tab's last export, the initial values of the next one. */
const lastExport = tabValue('inventoryExport', keptExportForm);

/** Export of inventories. */
export interface InventoryExporting {
  /** Opens the options for the given inventories, or for a range of days if omitted. */
  ask(inventoryIds?: readonly string[]): void;
  /** The options dialog; must be rendered somewhere on the page. */
  readonly dialog: ReactNode;
}

/**
 * Exports inventories as a spreadsheet, under the server's name (P§9 "Inventory list modes"). A failure is shown in
 * the dialog, and the options are kept.
 */
export function useInventoryExport(context: ShopContext): InventoryExporting {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const {
    permissions: { canSeePrices },
  } = useShop();
  const [question, setQuestion] = useState<{ readonly inventoryIds: readonly string[] | undefined; readonly isOpen: boolean }>();
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: (wanted: InventoryExport) => queryClient.fetchQuery(inventoriesExcelOptions(context, wanted)),
    onSuccess: (file) => {
      saveFile(file, intl.formatMessage({ id: 'inventory.export.fileName' }));
      close();
    },
    onError: (failure) => {
      // A selected inventory no longer exists, so the list is refetched.
      if (isNotFound(failure)) void invalidateReads(queryClient, ['listGroupedInventories']);
    },
    meta: { failure: 'inline' },
  });
  const close = () => setQuestion((asked) => asked && { ...asked, isOpen: false });
  /** A user who cancels wants neither the file nor a dialog that closes by itself later. */
  const cancel = () => {
    if (isPending) {
      void queryClient.cancelQueries({ queryKey: inventoriesExcelOptions(context, variables).queryKey });
      reset();
    }
    close();
  };
  const problemOf = (failure: Error): ExportProblem => (isNotFound(failure) && question?.inventoryIds ? 'gone' : 'failed');
  return {
    ask: (inventoryIds) => {
      reset();
      setQuestion({ inventoryIds, isOpen: true });
    },
    dialog: question && (
      <InventoryExportDialog
        isOpen={question.isOpen}
        chosenCount={question.inventoryIds?.length}
        canSeePrices={canSeePrices}
        start={lastExport.read()}
        isBusy={isPending}
        problem={error ? problemOf(error) : undefined}
        error={error}
        onKeep={lastExport.keep}
        // The dialog shows the error.
        onExport={(form) => mutateAsync({ ...form, inventoryIds: question.inventoryIds }).catch(() => undefined)}
        onCancel={cancel}
      />
    ),
  };
}
