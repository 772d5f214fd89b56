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

/** Compares two texts as German lists are sorted. */
export const compareTexts = (one: string, other: string): number => one.localeCompare(other, 'de');

/** What a comparison is multiplied by for a sort direction; a client may write it in small letters. */
export const signOf = (direction: string): 1 | -1 => (direction.toUpperCase() === 'ASC' ? 1 : -1);
