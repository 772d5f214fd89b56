import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ExportProblem } from '../../components/inventory/InventoryExportDialog';
import { keptExportForm } from '../../domain/inventoryExportForm';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { inventoriesExcelOptions, type InventoryExport } from '../../queries/inventory';
import { invalidateReads } from '../../queries/invalidation';
import { isNotFound } from '../../queries/notFound';
import type { ShopContext } from '../../queries/shopContext';
import { draft } from '../../platform/draft';
import { saveFile } from '../file/saveFile';
import { useShop } from '../shop/ShopProvider';

const InventoryExportDialog = lazyComponent(
  async () => (await Promise.all([import('../../components/inventory/InventoryExportDialog'), addTexts('forms')]))[0].InventoryExportDialog,
);

/** What was chosen for the last export of this tab, which the next one begins with. */
const lastExport = draft('inventoryExport', keptExportForm);

/** Exporting inventories. */
export interface InventoryExporting {
  /** Asks how, for the chosen inventories or, without any, for days. */
  ask(inventoryIds?: readonly string[]): void;
  /** The question; to be put somewhere on the page. */
  readonly dialog: ReactNode;
}

/** Exports inventories as a spreadsheet, under the server's name (P§9 "Inventory list modes"). A failure is said where was asked; nothing chosen is lost. */
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
      // One of the chosen inventories is gone: the list shows what there is.
      if (isNotFound(failure)) void invalidateReads(queryClient, ['listGroupedInventories']);
    },
    meta: { failure: 'inline' },
  });
  const close = () => setQuestion((asked) => asked && { ...asked, isOpen: false });
  /** A user who goes back wants no file any more, and no dialog that closes by itself when it comes. */
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
        // The dialog says of a failure.
        onExport={(form) => mutateAsync({ ...form, inventoryIds: question.inventoryIds }).catch(() => undefined)}
        onCancel={cancel}
      />
    ),
  };
}
