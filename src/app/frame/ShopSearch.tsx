import { use, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { LinkContext } from '../../kit/link/linkContext';
import { SearchBox } from './parts/SearchBox';
import type { Suggestions } from './parts/suggestion';
import { limits } from '../../domain/limits';
import { paths } from '../../paths';
import type { ShopContext } from '../../queries/shopContext';

// It has nothing to say before the field is used.
const SearchSuggestions = lazyComponent(async () => (await import('./SearchSuggestions')).SearchSuggestions, { failure: 'silent' });

interface ShopSearchProps {
  context: ShopContext;
  /** The field has the focus as soon as it is there. */
  takesFocus?: boolean;
  /** The search is done with: a result or a suggestion was followed, or it was left. */
  onDone?(): void;
}

/**
 * The search of the shop that the page is in, own assortment or fair. Asks for suggestions a tenth of a second after the last
 * key (`SearchSuggestions`).
 */
export function ShopSearch({ context, takesFocus = false, onDone }: ShopSearchProps) {
  const intl = useIntl();
  const links = use(LinkContext);
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  // By hand: every first load would bring the library along for this alone.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasFocused, setHasFocused] = useState(false);
  const [beforeTyping, setBeforeTyping] = useState<Suggestions>();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const { shop } = context;
  const query = pathname === paths.search(undefined, shop) ? (new URLSearchParams(search).get('query') ?? '') : '';
  return (
    <>
      {hasFocused && <SearchSuggestions context={context} typed={typed} onEmpty={setBeforeTyping} onTyped={setSuggestions} />}
      <SearchBox
        query={query}
        suggestions={suggestions}
        beforeTyping={beforeTyping}
        {...(shop.kind === 'fair' ? { name: intl.formatMessage({ id: 'shell.search.nameInFair' }) } : {})}
        takesFocus={takesFocus}
        onFocus={() => setHasFocused(true)}
        onType={(text) => {
          clearTimeout(pause.current);
          // Nothing to suggest is known at once.
          if (text === '') setTyped('');
          else pause.current = setTimeout(setTyped, limits.filterDebounce, text);
        }}
        onSearch={(text) => {
          void queryOf(text).then((query) => {
            links?.navigate(paths.search(query === '' ? undefined : new URLSearchParams({ query }), shop));
            onDone?.();
          });
        }}
        {...(onDone ? { onFollow: onDone, onLeave: onDone } : {})}
      />
    </>
  );
}

/** What is searched for: the number in a scanned code, else the words. What reads codes is fetched with the first text that may be one. */
async function queryOf(text: string): Promise<string> {
  if (!/\d{8}/.test(text)) return text;
  return import('../../connected/product/searchedFor').then(
    async ({ searchedFor }) => (await searchedFor(text)).query,
    () => text,
  );
}
