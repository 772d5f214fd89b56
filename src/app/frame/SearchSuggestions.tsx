import { useBackCloses } from '#kit/overlay/useBackCloses.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { EmptySearch } from './EmptySearch';
import type { Suggestions } from './parts/suggestion';
import { TypedSearch } from './TypedSearch';

interface SearchSuggestionsProps {
  context: ShopContext;
  /** Empty before anything is typed. */
  typed: string;
  /** Takes the suggestions of the empty field; the same function each time. */
  onEmpty(suggestions: Suggestions): void;
  /** Called with the suggestions for the typed text, undefined for none. Stable. */
  onTyped(suggestions: Suggestions | undefined): void;
  /** Closes the search with the browser's Back; undefined if the search isn't an overlay. */
  onDone: (() => void) | undefined;
}

/** Fetches the suggestions for the empty field and for the typed text. Renders nothing. */
export function SearchSuggestions({ context, typed, onEmpty, onTyped, onDone }: SearchSuggestionsProps) {
  useBackCloses(true, onDone);
  return (
    <>
      <EmptySearch context={context} onSuggestions={onEmpty} />
      {typed !== '' && <TypedSearch context={context} typed={typed} onSuggestions={onTyped} />}
    </>
  );
}
