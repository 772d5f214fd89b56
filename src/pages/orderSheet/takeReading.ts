import { serverNow } from '#clock/serverClock.ts';
import { parseKept, recordOf } from '#platform/keptJson.ts';
import { deviceText } from '#platform/stored.ts';
import type { DeviceKey } from '#platform/storedNames.ts';
import { deviceStorage } from '#platform/textStorage.ts';
import { hasSignedOut } from '#session/currentSession.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { sheetLinesNames } from '#session/deviceStorage.ts';
import { sheetChanges, type SheetChange } from './rules/sheetChanges';
import { linesToSend, type SheetDraft } from './rules/sheetDraft';
import type { SheetSnapshot } from './rules/sheetSnapshot';
import { sheetsToForget, snapshotText } from './rules/snapshotText';
import { sheetRows } from './sheetRows';
import { forgetSnapshot, readSnapshot } from './sheetSnapshots';

/** Changes since a reading. */
export interface ChangesSince {
  /** Server time of that reading, in milliseconds. */
  readonly since: number;
  readonly changes: readonly SheetChange[];
}

/**
 * Stores a reading of a sheet, after comparing it with the one before. Returns the changes of the lines that are to be sent; undefined if
 * there are none.
 */
export function takeReading(name: DeviceKey, now: SheetSnapshot, draft: SheetDraft, displayRules: DisplayRules): ChangesSince | undefined {
  const before = readSnapshot(name);
  keepSnapshot(name, now, displayRules.canSeePrices);
  if (!before) return undefined;
  const lines = linesToSend(sheetRows(before.lines, draft.added, before.products), draft);
  const changes = sheetChanges(lines, before.products, now.products, displayRules);
  return changes.length > 0 ? { since: before.readAt, changes } : undefined;
}

/** Stores a sheet for a time without a network. Older sheets of the device make room; one that is too long isn't stored. */
function keepSnapshot(name: DeviceKey, snapshot: SheetSnapshot, hasPrices: boolean): void {
  // A sign-out has just removed all of them.
  if (hasSignedOut()) return;
  const text = snapshotText(snapshot, hasPrices);
  forgetSnapshot(name);
  if (text === undefined) return;
  const stored = deviceStorage.names(sheetLinesNames).map((one) => {
    const other = deviceStorage.read(one);
    const { readAt } = recordOf(parseKept(other));
    return { name: one, length: other?.length ?? 0, readAt: typeof readAt === 'number' ? readAt : undefined };
  });
  for (const one of sheetsToForget(stored, text.length, serverNow())) deviceStorage.write(one, null);
  deviceText(name).keep(text);
  // A copy that would end with the page only takes room from what is typed.
  if (!deviceText(name).isLasting()) forgetSnapshot(name);
}
