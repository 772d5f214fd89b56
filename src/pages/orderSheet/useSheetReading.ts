import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import type { ScreenReading } from '#kit/page/QueryScreen.tsx';
import { useIsOnline } from '#platform/isOnline.ts';
import { isNotFound } from '#queries/notFound.ts';
import { isRefused } from '#queries/refused.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { isUnanswered } from '#queries/unanswered.ts';
import type { SheetDraft } from './rules/sheetDraft';
import type { SheetSnapshot } from './rules/sheetSnapshot';
import { sheetSourceText, type SheetSource } from './rules/sheetSource';
import { sheetDataOptions } from './sheetData';
import { forgetSnapshot, readSnapshot, snapshotName } from './sheetSnapshots';
import type { SheetStore } from './sheetStore';
import type { ChangesSince } from './takeReading';

/** Where the rows come from. */
export interface SheetOrigin {
  /** True if the server has answered on this visit: what is sent goes by it. */
  readonly isLive: boolean;
  /** Server time of the reading in milliseconds while there is no network; undefined with one. */
  readonly asOf: number | undefined;
  /** True while it is being read again. */
  readonly isReading: boolean;
  /** Reads it again; undefined while the browser knows that there is no network, and does so by itself later. */
  readonly retry: (() => void) | undefined;
}

/** A sheet's lines and products, from the server, or as last read on this device. */
interface SheetReading {
  readonly reading: ScreenReading<SheetSnapshot>;
  readonly origin: SheetOrigin;
  /** True without a network and without a stored reading. */
  readonly isNotKept: boolean;
  /** Changes since the last reading, of lines with amounts, until they are closed. */
  readonly changes: SheetChanges | undefined;
}

/** Changes since a reading, until they are closed. */
export interface SheetChanges extends ChangesSince {
  close(): void;
}

/** Answers that are stored already. */
const stored = new WeakSet<SheetSnapshot>();

/**
 * Reads a sheet, and stores each reading on the device. Without a network the last one is shown; never if the server says that the sheet is
 * missing or forbidden.
 */
export function useSheetReading(context: BuyerContext, userId: string, source: SheetSource, store: SheetStore): SheetReading {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const displayRules = useDisplayRules(context);
  const reading = useQuery(sheetDataOptions(queryClient, context, source, () => store.draft().added.map(({ sku }) => sku)));
  const { data, error, isFetching, fetchStatus, refetch } = reading;
  const name = snapshotName(context, userId, sheetSourceText(source));
  const [changed, setChanged] = useState<ChangesSince>();
  const isWithoutNetwork = fetchStatus === 'paused' || isUnanswered(error);
  const kept = useMemo(() => (isWithoutNetwork && !data ? readSnapshot(name) : undefined), [isWithoutNetwork, data, name]);
  const isForbidden = isNotFound(error) || isRefused(error);
  useEffect(() => {
    if (isForbidden) forgetSnapshot(name);
  }, [isForbidden, name]);
  const take = useEffectEvent(async (now: SheetSnapshot, draft: SheetDraft) => {
    const { takeReading } = await import('./takeReading');
    const found = takeReading(name, now, draft, displayRules);
    if (found) setChanged(found);
  });
  useEffect(() => {
    if (!data || stored.has(data)) return;
    stored.add(data);
    const draft = store.draft();
    // Without its code the sheet opens from the reading before.
    queueMicrotask(() => void take(data, draft).catch(() => undefined));
  }, [data, store]);
  const shown = data ?? kept;
  return {
    reading: { data: shown, error, isFetching, refetch },
    origin: {
      isLive: data !== undefined,
      asOf: isOnline && !isWithoutNetwork ? undefined : shown?.readAt,
      isReading: isFetching,
      retry: isOnline ? () => void refetch() : undefined,
    },
    isNotKept: isWithoutNetwork && shown === undefined,
    changes: changed && { ...changed, close: () => setChanged(undefined) },
  };
}
