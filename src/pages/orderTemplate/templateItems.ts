import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { otherEditor, type OrderTemplateDetail } from '#domain/template/orderTemplate.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';
import { useLatest } from '#platform/useLatest.ts';
import {
  isRemoval,
  itemsWanted,
  keptEdits,
  othersDifferences,
  readEdits,
  shownItems,
  type ItemEdit,
  type ItemEdits,
} from './rules/templateEdits';
import { isSameQuantity, type ItemDifference, type ItemQuantity } from '#domain/template/templateItems.ts';
import { isNotFound } from '#queries/notFound.ts';
import { saveItem, TemplateConflictError, type TemplateEditor } from '#queries/orderTemplateChanges.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { tabValue } from '#platform/stored.ts';
import { listOf } from '#platform/keptJson.ts';

/** Another user's changes while the template is open here. */
export interface OthersChanges {
  /** Undefined if the other user is unknown. */
  readonly person: string | undefined;
  readonly differences: readonly ItemDifference[];
}

/** Commands of a template's rows; the same object for the same template. */
export interface TemplateItemCommands {
  /** Sets amount and unit, also of a product that isn't in the template yet. */
  choose(sku: string, wanted: ItemQuantity): void;
  remove(sku: string): void;
  /** Undoes a removal. */
  undo(sku: string): void;
  /** Saves a failed edit again, over another user's change. */
  retry(sku: string): void;
  /** Saves all failed edits again. */
  retryAll(): void;
  /** Discards an edit in favour of the template's value. */
  accept(sku: string): void;
}

interface TemplateItemsOptions {
  context: ShopContext;
  template: OrderTemplateDetail;
  editor: TemplateEditor;
  /** Called if an edit could not be saved after the page was left. */
  onLost(error: unknown): void;
  /** Called if an edit could not be saved: its row shows that, but may be outside the window by then. */
  onUnsaved(error: unknown, retryAll: () => void): void;
}

/**
 * Items of the open template with the user's edits, saved one by one. Failed edits are kept, over a reload too, and
 * other users' changes are shown beside them.
 */
export function useTemplateItems({ context, template, editor, onLost, onUnsaved }: TemplateItemsOptions) {
  const queryClient = useQueryClient();
  const { id, orderTemplateItems: held } = template;
  const draftKey = `template-edits:${context.tenant}:${context.customerId}:${id}` as const;
  const [edits, setEdits] = useState<ItemEdits>(() => tabValue(draftKey, (kept) => readEdits(kept, held)).read());
  const [others, setOthers] = useState<OthersChanges>();
  const [isGone, setGone] = useState(false);
  useEffect(() => tabValue(draftKey, listOf).keep(keptEdits(edits, held)), [edits, held, draftKey]);

  const latest = useLatest({ edits, held, onLost, onUnsaved });
  const isMounted = useIsMounted();

  const commands = useMemo<TemplateItemCommands>(() => {
    const change = (sku: string, next: (edit: ItemEdit | undefined) => ItemEdit | undefined) =>
      setEdits((all) => {
        const changed = new Map(all);
        const edit = next(all.get(sku));
        if (edit) changed.set(sku, edit);
        else changed.delete(sku);
        return changed;
      });
    const heldOf = (sku: string) => {
      const item = latest.current.held.find(({ productSku }) => productSku === sku);
      return item && { amount: item.amount, unit: item.unit };
    };
    const save = async (sku: string, wanted: ItemQuantity | undefined) => {
      const last = latest.current.edits.get(sku);
      // An item removed while its new amount was being saved is restored with that amount.
      const edit: ItemEdit = { wanted, before: (wanted ? undefined : last?.wanted) ?? last?.before ?? heldOf(sku), state: 'saving' };
      change(sku, () => edit);
      // If the user made another edit meanwhile, its own call settles it.
      const settle = (next: ItemEdit | undefined) => change(sku, (now) => (now === edit ? next : now));
      try {
        await saveItem({ queryClient, context, orderTemplateId: id, editor }, sku, wanted);
        settle(wanted ? undefined : { ...edit, state: 'removed' });
      } catch (error) {
        if (!isMounted()) latest.current.onLost(error);
        if (isNotFound(error)) setGone(true);
        if (!(error instanceof TemplateConflictError)) {
          settle({ ...edit, state: 'failed' });
          if (isMounted() && !isNotFound(error)) latest.current.onUnsaved(error, retryAll);
          return;
        }
        const person = otherEditor(error.current, editor);
        settle({ ...edit, state: 'conflict', other: person });
        const differences = othersDifferences(error.before, error.current.orderTemplateItems, latest.current.edits);
        if (differences.length === 0) return;
        setOthers((seen) => ({
          person,
          differences: [...(seen?.differences ?? []).filter((old) => !differences.some((one) => one.sku === old.sku)), ...differences],
        }));
      }
    };
    const retryAll = () => {
      for (const [sku, { state, wanted }] of latest.current.edits) if (state === 'failed') void save(sku, wanted);
    };
    return {
      choose: (sku, wanted) => {
        const edit = latest.current.edits.get(sku);
        if (isSameQuantity(edit ? edit.wanted : heldOf(sku), wanted)) return;
        void save(sku, wanted);
      },
      remove: (sku) => void save(sku, undefined),
      undo: (sku) => {
        const before = latest.current.edits.get(sku)?.before;
        if (before) void save(sku, before);
      },
      retry: (sku) => void save(sku, latest.current.edits.get(sku)?.wanted),
      retryAll,
      accept: (sku) => change(sku, () => undefined),
    };
  }, [queryClient, context, id, editor, latest, isMounted]);

  // Offline edits are sent once the network is back; before the first paint those left by a former page.
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    if (!isOpened.current && onlineManager.isOnline()) commands.retryAll();
    isOpened.current = true;
    return onlineManager.subscribe((isOnline) => isOnline && commands.retryAll());
  }, [commands]);
  return {
    commands,
    edits,
    /** With the places of removed ones. */
    shown: useMemo(() => shownItems(held, edits), [held, edits]),
    /** Without them. */
    wanted: useMemo(() => itemsWanted(held, edits), [held, edits]),
    isRemoved: (sku: string) => {
      const edit = edits.get(sku);
      return edit !== undefined && isRemoval(edit);
    },
    others,
    dismissOthers: () => setOthers(undefined),
    /** The template was deleted, or is no longer shared with the user. */
    isGone,
  };
}
