import { serverNow } from '#clock/serverClock.ts';
import { parseKept } from '#platform/keptJson.ts';
import { deviceText } from '#platform/stored.ts';
import type { DeviceKey } from '#platform/storedNames.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { sheetLinesNames } from '#session/deviceStorage.ts';
import { isRecentReading, parseSnapshot, type SheetSnapshot } from './rules/sheetSnapshot';

/** Storage key of a sheet's lines, by user, customer and source. */
export const snapshotName = ({ tenant, customerId }: BuyerContext, userId: string, source: string) =>
  `${sheetLinesNames}${tenant}:${customerId}:${userId}:${source}` as const satisfies DeviceKey;

/** Sheet as this device last read it; undefined if it never did, or too long ago. */
export function readSnapshot(name: DeviceKey): SheetSnapshot | undefined {
  const snapshot = parseSnapshot(parseKept(deviceText(name).read()));
  return snapshot && isRecentReading(snapshot, serverNow()) ? snapshot : undefined;
}

/** Deletes a sheet that isn't this user's any more. */
export const forgetSnapshot = (name: DeviceKey): void => deviceText(name).forget();
