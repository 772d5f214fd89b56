import { onlineManager } from '@tanstack/react-query';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useReportedAddition } from '../../connected/cart/reportedAddition';
import { useIsOnline } from '../../platform/isOnline';
import type { BuyerContext } from '../../queries/shopContext';
import { linesToSend } from './rules/sheetDraft';
import type { SheetRowData } from './sheetRows';
import { useIsWaiting, type SheetStore } from './sheetStore';

/** Putting the sheet into the cart. */
interface SheetSending {
  send(): void;
  readonly isAdding: boolean;
  /** The report of what was left out, to be put on the page. */
  readonly report: ReactNode;
}

/**
 * Puts what was typed into the cart. What went in is marked and goes there no second time; what the cart refused, or no call has taken,
 * stays to be mended and sent again. Without a network it is remembered, and goes once there is one.
 *
 * @param onReportClosed called once the report of what was left out has gone
 */
export function useSheetSending(
  context: BuyerContext,
  store: SheetStore,
  rows: readonly SheetRowData[],
  onReportClosed: () => void,
): SheetSending {
  const { add, isAdding, report } = useReportedAddition(context, onReportClosed);
  const isOnline = useIsOnline();
  const isWaiting = useIsWaiting(store);
  const send = useCallback(() => {
    const lines = linesToSend(rows, store.draft());
    if (lines.length === 0) return;
    if (!onlineManager.isOnline()) store.dispatch({ kind: 'wait', isWaiting: true });
    else add(lines, (added) => store.dispatch({ kind: 'sent', lines: added }));
  }, [rows, store, add]);
  useEffect(() => {
    if (!isWaiting || !isOnline || isAdding || rows.length === 0) return;
    store.dispatch({ kind: 'wait', isWaiting: false });
    send();
  }, [isWaiting, isOnline, isAdding, rows, store, send]);
  return { send, isAdding, report };
}
