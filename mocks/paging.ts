import type { PageInfo } from '../src/gen/models';

/** One page of a list and where it stands. Beyond the end the page is empty. */
export function pageOf<Entry>(
  list: readonly Entry[],
  number: number,
  size: number,
): { readonly page: PageInfo; readonly entries: Entry[] } {
  return {
    page: { totalElements: list.length, totalPages: Math.ceil(list.length / size), number, size },
    entries: list.slice(number * size, (number + 1) * size),
  };
}
