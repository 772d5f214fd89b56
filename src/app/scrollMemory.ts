import { keptRecord } from '../platform/keptJson';
import { limits } from '../domain/limits';

/** Where a page was scrolled to. */
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

  /** Where the page of a history entry was left; undefined when that is forgotten. */
  positionOf(key: string): Position | undefined {
    return this.#positions.find((position) => position.key === key);
  }

  /** Another customer's lists have other heights. */
  clear(): void {
    this.#positions = [];
  }
}

/** Key of the position that survives a reload: one for each customer and tenant (P§2). */
export function reloadKey(tenant: string | undefined, customerId: string): string {
  return `scroll:${tenant ?? 'national'}:${customerId}`;
}

/** Keeps the position of a page for a reload. Storage can be forbidden or full; then nothing is kept. */
export function keepForReload(key: string, path: string, y: number): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ path, y }));
  } catch {
    // Scrolling is no reason to fail.
  }
}

/** The kept position, provided that it is this page's; undefined for everything else that is stored. */
export function keptForReload(key: string, path: string): number | undefined {
  try {
    const { path: keptPath, y } = keptRecord(window.sessionStorage.getItem(key));
    return keptPath === path && typeof y === 'number' && Number.isFinite(y) && y >= 0 ? y : undefined;
  } catch {
    return undefined;
  }
}
