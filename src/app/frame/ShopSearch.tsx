import { use, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { LinkContext } from '#kit/link/linkContext.ts';
import { SearchBox } from './parts/SearchBox';
import type { Suggestions } from './parts/suggestion';
import { limits } from '#domain/text/limits.ts';
import { paths } from '#paths.ts';
import type { ShopContext } from '#queries/shopContext.ts';

// It has no suggestions before the field is used.
const SearchSuggestions = lazyComponent(async () => (await import('./SearchSuggestions')).SearchSuggestions, { failure: 'silent' });

interface ShopSearchProps {
  context: ShopContext;
  /** True to focus the field on mount. */
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
  // A timer instead of a library, which would be in every first load for this alone.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasFocused, setHasFocused] = useState(false);
  const [beforeTyping, setBeforeTyping] = useState<Suggestions>();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const { shop } = context;
  const query = pathname === paths.search(undefined, shop) ? (new URLSearchParams(search).get('query') ?? '') : '';
  return (
    <>
      {hasFocused && (
        <SearchSuggestions context={context} typed={typed} onEmpty={setBeforeTyping} onTyped={setSuggestions} onDone={onDone} />
      )}
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
        onFollow={onDone}
        onLeave={onDone}
      />
    </>
  );
}

/** The search words: the number in a scanned code, else the text. The parser of codes is fetched with the first text that may be one. */
async function queryOf(text: string): Promise<string> {
  if (!/\d{8}/.test(text)) return text;
  return import('#connected/product/queryFromScan.ts').then(
    async ({ queryFromScan }) => (await queryFromScan(text)).query,
    () => text,
  );
}
