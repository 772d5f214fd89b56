import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { deviceDraft, type DeviceDraft } from '../../platform/deviceDraft';
import { keepDeviceText, readDeviceText } from '../../platform/deviceText';
import { parseKept } from '../../platform/keptJson';
import { perClient } from '../../platform/perClient';
import type { BuyerContext } from '../../queries/shopContext';
import { orderSheetNames } from '../../session/deviceStorage';
import { afterAction, isEmptyDraft, readDraft, sheetStateOf, type SheetAction, type SheetDraft, type SheetEntry } from './rules/sheetDraft';
import { readShelf } from './rules/sheetOrder';
import { missedMinimum, type SheetRowData } from './sheetRows';

/** What a user has typed into a sheet of a customer, kept on the device with every key. */
export interface SheetStore {
  readonly draft: () => SheetDraft;
  /** What was typed into a row, as the draft was when it was last read: every row in the page asks with every key. */
  readonly entry: (sku: string) => SheetEntry | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  dispatch(action: SheetAction): void;
}

function makeStore(name: string): SheetStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let text = readDeviceText(name);
  let state = sheetStateOf(readDraft(parseKept(text)));
  /** What is kept is the truth: another tab may have written, and who signs out takes it away. */
  const present = () => {
    const kept = readDeviceText(name);
    if (kept !== text) {
      text = kept;
      state = sheetStateOf(readDraft(parseKept(kept)));
    }
    return state;
  };
  const ofOtherTab = (event: StorageEvent) => {
    if (event.key !== name && event.key !== null) return;
    present();
    tell();
  };
  return {
    draft: () => present().draft,
    entry: (sku) => state.draft.entries[sku],
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', ofOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', ofOtherTab);
      };
    },
    dispatch: (action) => {
      const before = present();
      const after = afterAction(before, action);
      if (after === before) return;
      state = after;
      if (after.draft === before.draft) return;
      text = isEmptyDraft(after.draft) ? null : JSON.stringify(after.draft);
      keepDeviceText(name, text);
      tell();
    },
  };
}

const stores = perClient(() => new Map<string, SheetStore>());

/** The one store of a user's sheet of a customer, by its source; what it hears after the screen was left counts as well. */
export function sheetStore(queryClient: QueryClient, { tenant, customerId }: BuyerContext, userId: string, source: string): SheetStore {
  const name = `${orderSheetNames}${tenant}:${customerId}:${userId}:${source}`;
  const known = stores(queryClient);
  const store = known.get(name) ?? makeStore(name);
  known.set(name, store);
  return store;
}

/** Puts the least amount that can be ordered in the place of a smaller one. */
export function takeMinimum(store: SheetStore, row: SheetRowData): void {
  const missed = missedMinimum(row, store.draft().entries[row.sku]);
  if (missed) store.dispatch({ kind: 'type', sku: row.sku, text: String(missed.amount) });
}

/** The whole draft of a sheet. It comes a moment after the amount itself, so that it never holds up the row in which somebody types. */
export function useSheetDraft(store: SheetStore): SheetDraft {
  const [draft, setDraft] = useState(store.draft);
  useEffect(() => {
    const take = () => startTransition(() => setDraft(store.draft()));
    take();
    return store.subscribe(take);
  }, [store]);
  return draft;
}

/** Whether a sheet waits for a network. */
export function useIsWaiting(store: SheetStore): boolean {
  return useSyncExternalStore(store.subscribe, () => store.draft().isWaiting);
}

/** What was typed into one row; renders again only when that changes. */
export function useSheetEntry(store: SheetStore, sku: string): SheetEntry | undefined {
  return useSyncExternalStore(store.subscribe, () => store.entry(sku));
}

/** The order of the user's shelf at a customer, as it is kept on this device for every sheet and changed in every tab. */
export const shelfDraft = ({ tenant, customerId }: BuyerContext, userId: string): DeviceDraft<readonly string[]> =>
  deviceDraft(`shelf-order:${tenant}:${customerId}:${userId}`, readShelf);

/** Which row has the keyboard; renders again only the rows that get and lose it. */
export interface SheetFocus {
  readonly sku: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  set(sku: string | undefined): void;
}

/** A focus that is nowhere yet: then every amount that is in the page can be come to. */
export function makeSheetFocus(): SheetFocus {
  const listeners = new Set<() => void>();
  let active: string | undefined;
  return {
    sku: () => active,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (sku) => {
      if (sku === active) return;
      active = sku;
      for (const listener of listeners) listener();
    },
  };
}
