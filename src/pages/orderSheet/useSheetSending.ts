import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PlannedLine } from '#cart/cartAddition.ts';
import { serverNow } from '#clock/serverClock.ts';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import { useIsOnline } from '#platform/isOnline.ts';
import { waitForTabLock, withTabLock } from '#platform/tabLock.ts';
import { useLatest } from '#platform/useLatest.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { isUnanswered } from '#queries/unanswered.ts';
import { isEmptyDraft, linesToSend } from './rules/sheetDraft';
import type { SheetRowData } from './sheetRows';
import { useHasSheetWork, type SheetStore } from './sheetStore';

/** Sends the sheet to the cart. */
interface SheetSending {
  send(): void;
  readonly isAdding: boolean;
  /** Report of omitted lines; must be rendered on the page. */
  readonly report: ReactNode;
}

/** Milliseconds before a sheet that got no answer tries again, if the browser reports no network meanwhile. */
const retryPauseMs = 15_000;

const failure = (error: Error) => (isUnanswered(error) ? 'silent' : 'toast');

const afterPlan = ({ requestedLine, from, to }: PlannedLine) => ({ ...requestedLine, from, to });

/**
 * Sends the input to the cart, each line once. Added lines are marked and not sent again; refused or failed ones stay to be corrected.
 * Offline it is stored, and sent once there is a network. What is about to be sent is stored before its first call, so that a later page,
 * or another tab, can tell by the cart what has arrived. One tab sends at a time.
 *
 * @param isLive false while the rows are of an earlier visit: what waits is sent by the products of today
 * @param onReportClosed called when the report of omitted lines has closed
 */
export function useSheetSending(
  context: BuyerContext,
  store: SheetStore,
  rows: readonly SheetRowData[],
  isLive: boolean,
  onReportClosed: () => void,
): SheetSending {
  const queryClient = useQueryClient();
  const addition = useReportedAddition(context, onReportClosed, {
    failure,
    onPlanned: (planned) => store.dispatch({ kind: 'begin', attempt: { at: serverNow(), lines: planned.map(afterPlan) } }),
  });
  const latest = useLatest({ rows, addition });
  const isOnline = useIsOnline();
  const hasWork = useHasSheetWork(store);
  const isRunning = useRef(false);
  const [isAdding, setAdding] = useState(false);
  /** Nothing got through a moment ago. */
  const [isHeld, setHeld] = useState(false);

  /** Settles what was begun, then sends what is there; false if the network was missing. */
  const carryOut = useCallback(
    async (isPressed: boolean): Promise<boolean> => {
      const { attempt } = store.draft();
      if (attempt) {
        // The press counts even if the network goes again.
        if (isPressed) store.dispatch({ kind: 'wait', isWaiting: true });
        const { settleAttempt } = await import('./settleAttempt');
        const settled = await settleAttempt(queryClient, context, attempt);
        if (!settled) return false;
        const { sent, failed, unsure } = settled;
        store.dispatch({ kind: 'settle', sent, unsure });
        if (sent.length + failed.length > 0) latest.current.addition.tell({ added: sent, failed, refused: [], waiting: [] });
      }
      if (!isPressed && !store.draft().isWaiting) return true;
      const lines = linesToSend(latest.current.rows, store.draft());
      const result = lines.length > 0 ? await latest.current.addition.addNow(lines) : undefined;
      if (lines.length > 0 && !result) return false;
      if (result && result.waiting.length > 0) return false;
      store.dispatch({ kind: 'wait', isWaiting: false });
      if (result) store.dispatch({ kind: 'settle', sent: result.added, unsure: [] });
      return true;
    },
    [queryClient, context, store, latest],
  );

  const run = useCallback(
    async (isPressed: boolean) => {
      if (isRunning.current) return;
      isRunning.current = true;
      const { tenant, customerId } = context;
      const lock = `order-sheet:${tenant}:${customerId}`;
      const take = () =>
        withTabLock(lock, () => {
          setAdding(true);
          return carryOut(isPressed);
        });
      try {
        let isDone = await take();
        while (isDone === undefined) {
          await waitForTabLock(lock);
          isDone = await take();
        }
        setHeld(!isDone);
      } catch (error) {
        const { attempt } = store.draft();
        // Nothing was sent. A draft that is gone was cleared, or its user has signed out.
        if (!attempt && !isEmptyDraft(store.draft())) store.dispatch({ kind: 'wait', isWaiting: isUnanswered(error) });
        setHeld(true);
      } finally {
        isRunning.current = false;
        setAdding(false);
      }
    },
    [context, store, carryOut],
  );

  const send = useCallback(() => {
    if (linesToSend(latest.current.rows, store.draft()).length === 0) return;
    if (onlineManager.isOnline()) void run(true);
    else store.dispatch({ kind: 'wait', isWaiting: true });
  }, [latest, store, run]);

  useEffect(() => onlineManager.subscribe(() => setHeld(false)), []);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), retryPauseMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    if (hasWork && isOnline && isLive && !isHeld && !isAdding) queueMicrotask(() => void run(false));
  }, [hasWork, isOnline, isLive, isHeld, isAdding, run]);
  return { send, isAdding, report: addition.report };
}
