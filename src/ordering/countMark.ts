import type { CountMark } from '../domain/waitingCount';
import { readCountMark, setCountMark } from '../session/deviceStorage';

/** Marks which counts wait on this device, so that the shop can say so without reading them. */
export function markWaitingCounts(counts: readonly CountMark[]): void {
  setCountMark(counts.length > 0 ? JSON.stringify(counts) : undefined);
}

/**
 * Marks that something was counted that this device doesn't keep: signing out asks because of it, and nothing else is said of it, for
 * it ends with the page.
 */
export function markUnkeptCount(isWaiting: boolean): void {
  const marked = readCountMark();
  if (isWaiting && marked === null) setCountMark('[]');
  if (!isWaiting && marked === '[]') setCountMark(undefined);
}
