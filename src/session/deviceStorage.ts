/** Name of the browser's database in which counts of stock wait to be sent. */
export const countDatabase = 'counts';

/** Name of the mark that a count waits, which can be read at once. */
const waitingKey = 'count-waits';

/** Marks whether a count waits on this device, so that signing out can say so before it is gone. */
export function markWaitingCount(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(waitingKey, '1');
    else localStorage.removeItem(waitingKey);
  } catch {
    // Storage that is forbidden holds no count either.
  }
}

/** Whether a count waits on this device. */
export function hasWaitingCount(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null;
  } catch {
    return false;
  }
}

/** Forgets what this device keeps beyond the tab: nothing of one user may be there for the next. */
export function clearDeviceStorage(): void {
  markWaitingCount(false);
  try {
    indexedDB.deleteDatabase(countDatabase);
  } catch {
    // As above.
  }
}
