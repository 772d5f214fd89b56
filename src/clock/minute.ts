import { useMemo, useSyncExternalStore } from 'react';
import { onCorrection, serverNow } from './serverClock';

/** A moment of the device's in milliseconds, as when an answer was kept, as the server's minute; put right together with the time. */
export function useMinuteOf(moment: number): Date {
  const minute = useSyncExternalStore(onCorrection, () => Math.floor((moment + serverNow() - Date.now()) / 60_000));
  return useMemo(() => new Date(minute * 60_000), [minute]);
}
