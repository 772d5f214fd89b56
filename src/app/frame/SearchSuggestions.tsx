import type { ShopContext } from '../../queries/shopContext';
import { EmptySearch } from './EmptySearch';
import type { Suggestions } from './parts/suggestion';
import { TypedSearch } from './TypedSearch';

interface SearchSuggestionsProps {
  context: ShopContext;
  /** Empty before anything is typed. */
  typed: string;
  /** Takes the suggestions of the empty field; the same function each time. */
  onEmpty(suggestions: Suggestions): void;
  /** Takes the suggestions for the typed text, undefined while there are none; the same function each time. */
  onTyped(suggestions: Suggestions | undefined): void;
}

/** Looks for what the search suggests, for the empty field and for a typed text. Draws nothing. */
export function SearchSuggestions({ context, typed, onEmpty, onTyped }: SearchSuggestionsProps) {
  return (
    <>
      <EmptySearch context={context} onSuggestions={onEmpty} />
      {typed !== '' && <TypedSearch context={context} typed={typed} onSuggestions={onTyped} />}
    </>
  );
}
