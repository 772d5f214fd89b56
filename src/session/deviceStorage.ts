import { deviceText } from '#platform/stored.ts';
import { deviceStorage } from '#platform/textStorage.ts';

/** Name of the browser's database in which counts of stock wait to be sent. */
export const countDatabase = 'counts';

/** Mark that counts wait, and which, which can be read at once. */
export const countMark = deviceText('count-waits');

/** Prefix of the names of stored order sheets. */
export const orderSheetNames = 'order-sheet:';

/** Prefix of the names of the lines that order sheets open from without a network. */
export const sheetLinesNames = 'sheet-lines:';

/** Prefix of the names of deliveries being received, and name of the database with their pictures. */
export const receivedNames = 'goods-received:';
export const receivedPictures = 'goods-received';

/** Prefix of the names of products watched until they are available again. */
export const restockNames = 'restock:';

/** True if a count waits on this device. */
export const hasWaitingCount = (): boolean => countMark.isKept();

/** Deletes everything that this device stores beyond the tab: no user may find another's data. */
export function clearDeviceStorage(): void {
  countMark.forget();
  for (const start of [orderSheetNames, sheetLinesNames, receivedNames, restockNames])
    for (const name of deviceStorage.names(start)) deviceStorage.write(name, null);
  try {
    for (const name of [countDatabase, receivedPictures]) indexedDB.deleteDatabase(name);
  } catch {
    // Storage that is forbidden holds nothing either.
  }
}
