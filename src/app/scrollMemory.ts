import { tabValue } from '#platform/stored.ts';
import { recordOf } from '#platform/keptJson.ts';
import type { TabKey } from '#platform/storedNames.ts';
import { limits } from '#domain/text/limits.ts';

/** Scroll position of a page. */
interface Position {
  /** The history entry. */
  readonly key: string;
  /** Pixels from the top. */
  readonly y: number;
  /** Address of the link by which it was left, if it was one. */
  readonly followed?: string | undefined;
}

/** The positions that back navigation restores: those of the last two pages that were left (P§2 "Navigation rules"). */
export class ScrollMemory {
  #positions: readonly Position[] = [];

  /** A page was left. */
  leave(key: string, y: number, followed?: string): void {
    this.#positions = [...this.#positions.filter((position) => position.key !== key), { key, y, followed }].slice(-limits.scrollHistory);
  }

  /** Scroll position of a history entry's page; undefined if it is no longer stored. */
  positionOf(key: string): Position | undefined {
    return this.#positions.find((position) => position.key === key);
  }

  /** Another customer's lists have other heights. */
  clear(): void {
    this.#positions = [];
  }
}

/** Key of the position that survives a reload: one for each customer and tenant (P§2 scroll position). */
export function reloadKey(tenant: string | undefined, customerId: string): TabKey {
  return `scroll:${tenant ?? 'national'}:${customerId}`;
}

/** A page and its position. */
interface KeptPosition {
  readonly path: string;
  readonly y: number;
}

const keptPosition = (key: TabKey) =>
  tabValue(key, (value): KeptPosition | undefined => {
    const { path, y } = recordOf(value);
    return typeof path === 'string' && typeof y === 'number' && Number.isFinite(y) && y >= 0 ? { path, y } : undefined;
  });

/** Stores the position of a page for a reload. */
export function keepForReload(key: TabKey, path: string, y: number): void {
  keptPosition(key).keep({ path, y });
}

/** The kept position, provided that it is this page's; undefined for everything else that is stored. */
export function keptForReload(key: TabKey, path: string): number | undefined {
  const kept = keptPosition(key).read();
  return kept?.path === path ? kept.y : undefined;
}
