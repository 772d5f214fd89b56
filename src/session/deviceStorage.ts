import type { CountMark } from '../domain/waitingCount';

/** Name of the browser's database in which counts of stock wait to be sent. */
export const countDatabase = 'counts';

/** Name of the mark that counts wait, and which, which can be read at once. */
const waitingCount = 'count-waits';

const listeners = new Set<() => void>();

function mark(text: string | undefined): void {
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

/** Marks which counts wait on this device, so that the shop can say so without reading them. */
export function markWaitingCounts(counts: readonly CountMark[]): void {
  mark(counts.length > 0 ? JSON.stringify(counts) : undefined);
}

/**
 * Marks that something was counted that this device doesn't keep: signing out asks because of it, and nothing else is said of it, for
 * it ends with the page.
 */
export function markUnkeptCount(isWaiting: boolean): void {
  const marked = readCountMark();
  if (isWaiting && marked === null) mark('[]');
  if (!isWaiting && marked === '[]') mark(undefined);
}

/** Whether a count waits on this device. */
export const hasWaitingCount = (): boolean => readCountMark() !== null;

/** The counts of a mark. Of what an older shop has marked nothing is known. */
export function countsOfMark(text: string | null): readonly CountMark[] {
  try {
    const marks: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(marks) ? marks.filter(isCountMark) : [];
  } catch {
    return [];
  }
}

function isCountMark(value: unknown): value is CountMark {
  const { key, lines, begunAt } = (value ?? {}) as Partial<Record<keyof CountMark, unknown>>;
  return typeof key === 'string' && typeof lines === 'number' && (begunAt === undefined || typeof begunAt === 'number');
}

/** Forgets what this device keeps beyond the tab: nothing of one user may be there for the next. */
export function clearDeviceStorage(): void {
  mark(undefined);
  try {
    indexedDB.deleteDatabase(countDatabase);
  } catch {
    // As above.
  }
}
