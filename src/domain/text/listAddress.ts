import { lookUpStart } from './typedText';

/** Sort of a list. */
export interface ListSort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

/** The direction of a sort as the calls for lists name it. */
export const sortDirectionOf = ({ direction }: ListSort): 'ASC' | 'DESC' => (direction === 'asc' ? 'ASC' : 'DESC');

/** Reads a filter from the address; undefined, which lets through all, for everything that means nothing. */
export type ListFilterRule<Value extends string = string> = (text: string) => Value | undefined;

/** Rules of a list address's codec. */
export interface ListRules<Field extends string, Filters extends object> {
  /** Fields by which the list can be sorted. */
  readonly sortFields: readonly Field[];
  /** The sort of an address that names none. */
  readonly defaultSort: ListSort<Field>;
  /** Filters by the names of their parameters. */
  readonly filters: { readonly [Name in keyof Filters]: ListFilterRule<Filters[Name] & string> };
}

/** State of a list. */
export interface ListState<Field extends string, Filters extends object> {
  readonly sort: ListSort<Field>;
  /** Filters that are on. */
  readonly filters: Readonly<Partial<Filters>>;
  /** Counted from 0. */
  readonly page: number;
}

/** A filter of a few values. */
export function enumFilter<Value extends string>(values: readonly Value[]): ListFilterRule<Value> {
  return (text) => values.find((value) => value === text);
}

/**
 * Search words of a list, normalized; text beyond the backend's limit is cut off.
 *
 * @param longest maximum number of characters sent
 */
export function textFilter(longest: number): ListFilterRule {
  return (text) => lookUpStart(text, longest) || undefined;
}

/** A sort as the address writes it, such as `sum-desc`. */
function formatListSort({ field, direction }: ListSort): string {
  return `${field}-${direction}`;
}

/** Parses a list's address: `sort`, `page`, which counts from 1 there, and the filters. Invalid values are omitted. */
export function parseListAddress<Field extends string, Filters extends object>(
  { sortFields, defaultSort, filters }: ListRules<Field, Filters>,
  search: URLSearchParams,
): ListState<Field, Filters> {
  const sorts = sortFields.flatMap((field) => [
    { field, direction: 'asc' as const },
    { field, direction: 'desc' as const },
  ]);
  const page = search.get('page') ?? '';
  const chosen = Object.entries<ListFilterRule>(filters).flatMap(([name, read]) => {
    const value = read(search.get(name) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  return {
    sort: sorts.find((sort) => formatListSort(sort) === search.get('sort')) ?? defaultSort,
    filters: Object.fromEntries(chosen) as Partial<Filters>,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number.parseInt(page, 10) - 1 : 0,
  };
}

/** Formats the address of a list: sort, filters, page; defaults are omitted. */
export function formatListAddress<Field extends string, Filters extends object>(
  { defaultSort, filters }: ListRules<Field, Filters>,
  state: ListState<Field, Filters>,
): URLSearchParams {
  const search = new URLSearchParams();
  const sort = formatListSort(state.sort);
  if (sort !== formatListSort(defaultSort)) search.set('sort', sort);
  for (const name of Object.keys(filters)) {
    const value = (state.filters as Readonly<Partial<Record<string, string>>>)[name];
    if (value) search.set(name, value);
  }
  if (state.page > 0) search.set('page', String(state.page + 1));
  return search;
}
