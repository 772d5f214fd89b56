import type { CountMark } from '#domain/inventory/waitingCount.ts';
import { countMark } from '#session/deviceStorage.ts';

/** Marks the waiting counts on this device, so that the shop can show them without reading the database. */
export function markWaitingCounts(counts: readonly CountMark[]): void {
  countMark.keep(counts.length > 0 ? JSON.stringify(counts) : undefined);
}

/**
 * Marks a count that this device can't store. Signing out asks because of it; otherwise it is silent, as the count ends with the page.
 */
export function markUnkeptCount(isWaiting: boolean): void {
  const marked = countMark.read();
  if (isWaiting && marked === null) countMark.keep('[]');
  if (!isWaiting && marked === '[]') countMark.forget();
}
