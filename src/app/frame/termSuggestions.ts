import { paths } from '#paths.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import type { Suggestion } from './parts/suggestion';

/** Words to search for, as the search box suggests them. Keys count the places: they become ids of elements, which can't hold every text. */
export function termSuggestions(terms: readonly string[], { shop }: ShopContext): readonly Suggestion[] {
  return terms.map((term, place) => ({
    key: `term-${place}`,
    label: term,
    href: paths.search(new URLSearchParams({ query: term }), shop),
  }));
}
