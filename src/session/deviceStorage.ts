/** Name of the browser's database in which counts of stock wait to be sent. */
export const countDatabase = 'counts';

/** Name of the mark that a count waits, which can be read at once. */
export const waitingCount = 'count-waits';

/** Whether a count waits on this device. */
export function hasWaitingCount(): boolean {
  try {
    return waitingCount in localStorage;
  } catch {
    // Storage that is forbidden holds no count either.
    return false;
  }
}

/** Forgets what this device keeps beyond the tab: nothing of one user may be there for the next. */
export function clearDeviceStorage(): void {
  try {
    localStorage.removeItem(waitingCount);
    indexedDB.deleteDatabase(countDatabase);
  } catch {
    // As above.
  }
}
