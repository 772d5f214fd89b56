import { lookUpText } from './lookUpText';
import type { EssentialFilter } from '../gen/models';
import { readTyped } from './typedText';

/** What of the essence list is shown (P§2 /essential-products), as the address writes it; the first is that of an address without. */
export const essenceFilters = ['all', 'shown', 'hidden', 'self-added'] as const;
/** One of {@link essenceFilters}. */
export type EssenceFilter = (typeof essenceFilters)[number];

/** What the address of the essence list says. */
export interface EssenceListState {
  readonly filter: EssenceFilter;
  /** What is looked for within it, as typed; empty for everything. */
  readonly query: string;
}

const onTheWire: Record<EssenceFilter, EssentialFilter> = {
  all: 'ALL',
  shown: 'SHOWN_ONLY',
  hidden: 'HIDDEN_ONLY',
  'self-added': 'FAVORITES_ONLY',
};

/** The filter as the calls name it (C§9). */
export function essentialOf(filter: EssenceFilter): EssentialFilter {
  return onTheWire[filter];
}

/** Reads the address: `filter` and `query`. What means nothing is left out. */
export function parseEssenceAddress(search: URLSearchParams): EssenceListState {
  const filter = search.get('filter');
  return {
    filter: essenceFilters.find((known) => known === filter) ?? 'all',
    query: lookUpText(search.get('query') ?? ''),
  };
}

/** Writes the address; what is the default is left out. */
export function formatEssenceAddress({ filter, query }: EssenceListState): URLSearchParams {
  const search = new URLSearchParams();
  if (filter !== 'all') search.set('filter', filter);
  const words = readTyped(query);
  if (words !== '') search.set('query', words);
  return search;
}
