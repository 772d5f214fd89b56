import { draft } from '../platform/draft';
import { recordOf, textOr } from '../platform/keptJson';
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

/** The count that the page before has left to the next page of this tab, by `countKey`; undefined where that is nothing, or was written by somebody else. */
export const leftCount = (key: string) => draft<LeftCount | undefined>(`count-left:${key}`, readLeftCount);

function readLeftCount(value: unknown): LeftCount | undefined {
  const { page, storedBy, kept: count } = recordOf(value);
  const kept = readKept(count);
  return typeof page === 'string' && kept !== nothingKept ? { page, storedBy: textOr(storedBy, undefined), kept } : undefined;
}

/** What is kept from now on: what a page has left, unless another one has counted since, which knew nothing of it. */
export function resumed(kept: KeptCount, { page, storedBy, kept: left }: LeftCount): KeptCount {
  const isNewest = kept.writtenBy === storedBy || kept.writtenBy?.startsWith(`${page}/`) === true;
  return isNewest ? left : kept;
}
