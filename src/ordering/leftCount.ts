import { keptRecord, textOr } from '../platform/keptJson';
import { removeTabItem, setTabItem, getTabItem } from '../platform/tabStorage';
import { nothingKept, readKept, type KeptCount } from './countStorage';

/**
 * A count as a page showed it when it was left. The browser's database takes a moment for each change and drops those of a page that
 * goes; the tab's storage takes this one at once.
 */
export interface LeftCount {
  /** The page that was left: `writtenBy` of all that it has stored is this, a slash and a number. */
  readonly page: string;
  /** `writtenBy` of what was stored when the page last heard of it. */
  readonly storedBy: string | undefined;
  readonly kept: KeptCount;
}

const name = (key: string) => `count-left:${key}`;

/** Leaves a count to the next page of this tab. It goes with the session. */
export function leaveCount(key: string, left: LeftCount): void {
  setTabItem(name(key), JSON.stringify(left));
}

/** What the page before has left; undefined where that is nothing, or was written by somebody else. */
export function leftCount(key: string): LeftCount | undefined {
  const { page, storedBy, kept: value } = keptRecord(getTabItem(name(key)));
  const kept = readKept(value);
  return typeof page === 'string' && kept !== nothingKept ? { page, storedBy: textOr(storedBy, undefined), kept } : undefined;
}

export function forgetLeftCount(key: string): void {
  removeTabItem(name(key));
}

/** What is kept from now on: what a page has left, unless another one has counted since, which knew nothing of it. */
export function resumed(kept: KeptCount, { page, storedBy, kept: left }: LeftCount): KeptCount {
  const isNewest = kept.writtenBy === storedBy || kept.writtenBy?.startsWith(`${page}/`) === true;
  return isNewest ? left : kept;
}
