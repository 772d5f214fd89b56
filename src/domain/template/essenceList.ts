import { lookUpText } from '../search/lookUpText';
import type { EssentialFilter } from '#gen/models/index.ts';
import { readTyped } from '../text/typedText';

/** Filters of the essence list (P§2 /essential-products), as written in the address; the first is the default. */
export const essenceFilters = ['all', 'shown', 'hidden', 'self-added'] as const;
/** One of {@link essenceFilters}. */
export type EssenceFilter = (typeof essenceFilters)[number];

/** State in the address of the essence list. */
export interface EssenceListState {
  readonly filter: EssenceFilter;
  /** Typed search words; empty for all products. */
  readonly query: string;
}

const onTheWire: Record<EssenceFilter, EssentialFilter> = {
  all: 'ALL',
  shown: 'SHOWN_ONLY',
  hidden: 'HIDDEN_ONLY',
  'self-added': 'FAVORITES_ONLY',
};

/** The filter as the calls name it (C§9 filters). */
export function essentialOf(filter: EssenceFilter): EssentialFilter {
  return onTheWire[filter];
}

/** Parses the address: `filter` and `query`. Invalid values are omitted. */
export function parseEssenceAddress(search: URLSearchParams): EssenceListState {
  const filter = search.get('filter');
  return {
    filter: essenceFilters.find((known) => known === filter) ?? 'all',
    query: lookUpText(search.get('query') ?? ''),
  };
}

/** Formats the address; defaults are omitted. */
export function formatEssenceAddress({ filter, query }: EssenceListState): URLSearchParams {
  const search = new URLSearchParams();
  if (filter !== 'all') search.set('filter', filter);
  const words = readTyped(query);
  if (words !== '') search.set('query', words);
  return search;
}
