/** Name of the browser's database in which counts of stock wait to be sent. */
export const countDatabase = 'counts';

/** Name of the mark that counts wait, and which, which can be read at once. */
const waitingCount = 'count-waits';

/** Where the names of kept order sheets begin. */
export const orderSheetNames = 'order-sheet:';

/** Where the names of deliveries begin that are being received, and the name of the database with their pictures. */
export const receivedNames = 'goods-received:';
export const receivedPictures = 'goods-received';

const listeners = new Set<() => void>();

/** Marks which counts wait; undefined for none. */
export function setCountMark(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(waitingCount);
    else localStorage.setItem(waitingCount, text);
  } catch {
    // Storage that is forbidden holds no count either.
  }
  for (const listener of listeners) listener();
}

/** The mark as it is stored; null while none waits. */
export function readCountMark(): string | null {
  try {
    return localStorage.getItem(waitingCount);
  } catch {
    // As above.
    return null;
  }
}

/** Hears when counts begin or end to wait, in any tab. */
export function onCountMark(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether a count waits on this device. */
export const hasWaitingCount = (): boolean => readCountMark() !== null;

/** Forgets what this device keeps beyond the tab: nothing of one user may be there for the next. */
export function clearDeviceStorage(): void {
  setCountMark(undefined);
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(orderSheetNames) || name.startsWith(receivedNames)) localStorage.removeItem(name);
    for (const name of [countDatabase, receivedPictures]) indexedDB.deleteDatabase(name);
  } catch {
    // As above.
  }
}
