import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { otherEditor, type OrderTemplateDetail } from '../../domain/orderTemplate';
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
import { isSameQuantity, type ItemDifference, type ItemQuantity } from '../../domain/templateItems';
import { isNotFound } from '../../queries/notFound';
import { saveItem, TemplateConflictError, type TemplateEditor } from '../../queries/orderTemplateChanges';
import type { ShopContext } from '../../queries/shopContext';
import { draft } from '../../platform/draft';
import { listOf } from '../../platform/keptJson';

/** What somebody else has done to the template while it is open here. */
export interface OthersChanges {
  /** Undefined where it can't be told who it was. */
  readonly person: string | undefined;
  readonly differences: readonly ItemDifference[];
}

/** What the rows of a template can do; the same object as long as it is the same template. */
export interface TemplateItemCommands {
  /** Another amount or unit, also for a product that is not in the template yet. */
  choose(sku: string, wanted: ItemQuantity): void;
  remove(sku: string): void;
  /** Brings back what was removed. */
  undo(sku: string): void;
  /** Tries again what could not be done, over what somebody else has saved. */
  retry(sku: string): void;
  /** Tries everything again that could not be saved. */
  retryAll(): void;
  /** Gives up what was wanted; what the template holds counts. */
  accept(sku: string): void;
}

interface TemplateItemsOptions {
  context: ShopContext;
  template: OrderTemplateDetail;
  editor: TemplateEditor;
  /** A change could not be saved and the page is no longer there to say so. */
  onLost(error: unknown): void;
  /** A change could not be saved: its row says so, which may be far from the window by then. */
  onUnsaved(error: unknown, retryAll: () => void): void;
}

/**
 * The items of the open template as they are wanted here, saved one by one while they are changed. What can't be saved stays as it was
 * typed, over a reload too; what somebody else has changed meanwhile is shown beside it.
 */
export function useTemplateItems({ context, template, editor, onLost, onUnsaved }: TemplateItemsOptions) {
  const queryClient = useQueryClient();
  const { id, orderTemplateItems: held } = template;
  const draftKey = `template-edits:${context.tenant}:${context.customerId}:${id}` as const;
  const [edits, setEdits] = useState<ItemEdits>(() => draft(draftKey, (kept) => readEdits(kept, held)).read());
  const [others, setOthers] = useState<OthersChanges>();
  const [isGone, setGone] = useState(false);
  useEffect(() => draft(draftKey, listOf).keep(keptEdits(edits, held)), [edits, held, draftKey]);

  const latest = useRef({ edits, held, onLost, onUnsaved });
  useEffect(() => {
    latest.current = { edits, held, onLost, onUnsaved };
  });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

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
      // What is taken out while its new amount is still on its way comes back with that amount.
      const edit: ItemEdit = { wanted, before: (wanted ? undefined : last?.wanted) ?? last?.before ?? heldOf(sku), state: 'saving' };
      change(sku, () => edit);
      // A user who has wanted something else meanwhile is answered by that one's own call.
      const settle = (next: ItemEdit | undefined) => change(sku, (now) => (now === edit ? next : now));
      try {
        await saveItem({ queryClient, context, orderTemplateId: id, editor }, sku, wanted);
        settle(wanted ? undefined : { ...edit, state: 'removed' });
      } catch (error) {
        if (!isHere.current) latest.current.onLost(error);
        if (isNotFound(error)) setGone(true);
        if (!(error instanceof TemplateConflictError)) {
          settle({ ...edit, state: 'failed' });
          if (isHere.current && !isNotFound(error)) latest.current.onUnsaved(error, retryAll);
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
  }, [queryClient, context, id, editor]);

  // What was typed without a network goes off by itself once it is back; before the first paint what a page before this one has left.
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
    /** The template is deleted, or no longer shared with the user. */
    isGone,
  };
}
