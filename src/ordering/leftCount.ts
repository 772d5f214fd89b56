import { tabValue } from '#platform/stored.ts';
import { recordOf, textOr } from '#platform/keptJson.ts';
import { nothingKept, readKept, type KeptCount } from './countStorage';

/**
 * A count as shown when the page was left. The browser's database is asynchronous and drops writes of a page that is left; the tab's
 * storage is synchronous.
 */
export interface LeftCount {
  /** The page that was left: `writtenBy` of all that it has stored is this, a slash and a number. */
  readonly page: string;
  /** `writtenBy` of the stored count that the page last read. */
  readonly storedBy: string | undefined;
  readonly kept: KeptCount;
}

/** The count that the previous page has left to this tab, by `countKey`; undefined if there is none, or if it is another user's. */
export const leftCount = (key: string) => tabValue<LeftCount | undefined>(`count-left:${key}`, readLeftCount);

function readLeftCount(value: unknown): LeftCount | undefined {
  const { page, storedBy, kept: count } = recordOf(value);
  const kept = readKept(count);
  return typeof page === 'string' && kept !== nothingKept ? { page, storedBy: textOr(storedBy, undefined), kept } : undefined;
}

/** The count to store: the left one, unless another page has counted since without knowing of it. */
export function withLeftCount(kept: KeptCount, { page, storedBy, kept: left }: LeftCount): KeptCount {
  const isNewest = kept.writtenBy === storedBy || kept.writtenBy?.startsWith(`${page}/`) === true;
  return isNewest ? left : kept;
}
