import type { PageInfo } from '#gen/models/index.ts';

/** One page of a list and its position. Beyond the end the page is empty. */
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

/** Compares two texts as German lists are sorted. */
export const compareTexts = (one: string, other: string): number => one.localeCompare(other, 'de');

/** Sign of a sort direction, for comparisons; a client may write it in lower case. */
export const signOf = (direction: string): 1 | -1 => (direction.toUpperCase() === 'ASC' ? 1 : -1);
