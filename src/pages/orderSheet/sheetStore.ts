import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { parseKept } from '#platform/keptJson.ts';
import { askForLastingStorage } from '#platform/lastingStorage.ts';
import { perClient } from '#platform/perClient.ts';
import { publisher } from '#platform/publisher.ts';
import { deviceText, deviceValue, type StoredValue } from '#platform/stored.ts';
import type { DeviceKey } from '#platform/storedNames.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { TypedStock } from '#domain/inventory/stockOnHand.ts';
import { hasSignedOut } from '#session/currentSession.ts';
import { orderSheetNames } from '#session/deviceStorage.ts';
import {
  afterAction,
  isEmptyDraft,
  parseSheetDraft,
  sheetStateOf,
  type SheetAction,
  type SheetDraft,
  type SheetEntry,
} from './rules/sheetDraft';
import { readShelf } from './rules/sheetOrder';
import { missedMinimum, type SheetRowData } from './sheetRows';

/** Input of a user in a customer's sheet; every key is stored on the device. */
export interface SheetStore {
  readonly draft: () => SheetDraft;
  /** Input of a row, as of the last read of the draft: every rendered row asks on every key. */
  readonly entry: (sku: string) => SheetEntry | undefined;
  /** Typed quantity on hand of a row, likewise. */
  readonly stock: (sku: string) => TypedStock | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  dispatch(action: SheetAction): void;
}

function makeStore(name: DeviceKey): SheetStore {
  const kept = deviceText(name);
  let text = kept.read();
  let state = sheetStateOf(parseSheetDraft(parseKept(text)));
  /** The stored draft is authoritative: another tab may have written, and a sign-out deletes it. */
  const present = () => {
    const stored = kept.read();
    if (stored !== text) {
      text = stored;
      state = sheetStateOf(parseSheetDraft(parseKept(stored)));
    }
    return state;
  };
  const { subscribe, publish } = publisher(() =>
    kept.subscribe(() => {
      present();
      publish();
    }),
  );
  return {
    draft: () => present().draft,
    entry: (sku) => state.draft.entries[sku],
    stock: (sku) => state.draft.stock[sku],
    subscribe,
    dispatch: (action) => {
      // Nothing of one user is there for the next.
      if (hasSignedOut()) return;
      const before = present();
      const after = afterAction(before, action);
      if (after === before) return;
      state = after;
      if (after.draft === before.draft) return;
      if (isEmptyDraft(before.draft)) askForLastingStorage();
      text = isEmptyDraft(after.draft) ? null : JSON.stringify(after.draft);
      kept.keep(text ?? undefined);
    },
  };
}

const stores = perClient(() => new Map<string, SheetStore>());

/** The only store of a user's sheet of a customer, per source; updates after the screen was left count as well. */
export function sheetStore(queryClient: QueryClient, { tenant, customerId }: BuyerContext, userId: string, source: string): SheetStore {
  const name = `${orderSheetNames}${tenant}:${customerId}:${userId}:${source}` as const;
  const known = stores(queryClient);
  const store = known.get(name) ?? makeStore(name);
  known.set(name, store);
  return store;
}

/** Raises a smaller amount to the minimum. */
export function takeMinimum(store: SheetStore, row: SheetRowData): void {
  const missed = missedMinimum(row, store.draft().entries[row.sku]);
  if (missed) store.dispatch({ kind: 'type', sku: row.sku, text: String(missed.amount) });
}

/** The whole draft of a sheet, deferred so that it never delays the row being typed in. */
export function useSheetDraft(store: SheetStore): SheetDraft {
  const [draft, setDraft] = useState(store.draft);
  useEffect(() => {
    const take = () => startTransition(() => setDraft(store.draft()));
    take();
    return store.subscribe(take);
  }, [store]);
  return draft;
}

/** True while a sheet waits for a network, or an addition was begun whose outcome isn't known. */
export function useHasSheetWork(store: SheetStore): boolean {
  return useSyncExternalStore(store.subscribe, () => {
    const { isWaiting, attempt } = store.draft();
    return isWaiting || attempt !== undefined;
  });
}

/** Input of one row; re-renders only when it changes. */
export function useSheetEntry(store: SheetStore, sku: string): SheetEntry | undefined {
  return useSyncExternalStore(store.subscribe, () => store.entry(sku));
}

/** Typed quantity on hand of one row; re-renders only when it changes. */
export function useTypedStock(store: SheetStore, sku: string): TypedStock | undefined {
  return useSyncExternalStore(store.subscribe, () => store.stock(sku));
}

/** Shelf sequence of a user at a customer, stored on this device for every sheet and shared by all tabs. */
export const shelfDraft = ({ tenant, customerId }: BuyerContext, userId: string): StoredValue<readonly string[]> =>
  deviceValue(`shelf-order:${tenant}:${customerId}:${userId}`, readShelf);

/** The row with the focus; re-renders only rows that gain or lose it. */
export interface SheetFocus {
  readonly sku: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  set(sku: string | undefined): void;
}

/** A focus store without a focused row: every rendered amount is a tab stop then. */
export function makeSheetFocus(): SheetFocus {
  const { subscribe, publish } = publisher();
  let active: string | undefined;
  return {
    sku: () => active,
    subscribe,
    set: (sku) => {
      if (sku === active) return;
      active = sku;
      publish();
    },
  };
}
