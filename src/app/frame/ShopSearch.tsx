import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { LinkContext } from '../../kit/link/linkContext';
import { SearchBox } from './parts/SearchBox';
import type { Suggestions } from './parts/suggestion';
import { termSuggestions } from './termSuggestions';
import { limits } from '../../domain/limits';
import { toProduct } from '../../domain/product';
import type { ProductNumberOf } from '../../domain/productNumber';
import type { Completion } from '../../gen/models';
import { formatQuantity } from '../../i18n/format';
import type { Locale } from '../../i18n/locale';
import { formatMeasure } from '../../i18n/measure';
import { paths } from '../../paths';
import { suggestionsOptions } from '../../queries/catalogue';
import { judgeOfHits } from '../../queries/searchJudge';
import type { ShopContext } from '../../queries/shopContext';
import { useProductNumber } from '../../components/product/productNumber';

// It has nothing to say before the field is used.
const EmptySearch = lazyComponent(async () => (await import('./EmptySearch')).EmptySearch, { failure: 'silent' });

interface ShopSearchProps {
  context: ShopContext;
  /** The field has the focus as soon as it is there. */
  takesFocus?: boolean;
  /** The search is done with: a result or a suggestion was followed, or it was left. */
  onDone?(): void;
}

/**
 * The search of the shop that the page is in, own assortment or fair. Asks for suggestions a tenth of a second after the last
 * key; an answer to an older text is never shown, its call is given up. The empty field offers saved searches and what is looked for often
 * (`EmptySearch`).
 */
export function ShopSearch({ context, takesFocus = false, onDone }: ShopSearchProps) {
  const intl = useIntl();
  const { locale } = intl;
  const links = use(LinkContext);
  const numberOf = useProductNumber();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  // By hand: every first load would bring the library along for this alone.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasFocused, setHasFocused] = useState(false);
  const [beforeTyping, setBeforeTyping] = useState<Suggestions>();
  const { data, isPlaceholderData } = useQuery({ ...suggestionsOptions(context, typed), enabled: typed !== '' });
  const suggestions = useMemo(
    () =>
      data && typed !== ''
        ? {
            ...toSuggestions(data, context, numberOf, locale),
            // Products for the text before say nothing about this one.
            isOnlySimilar: !isPlaceholderData && isOnlySimilar(typed, data, numberOf),
          }
        : undefined,
    [data, isPlaceholderData, typed, context, numberOf, locale],
  );
  const { shop } = context;
  const query = pathname === paths.search(undefined, shop) ? (new URLSearchParams(search).get('query') ?? '') : '';
  return (
    <>
      {hasFocused && <EmptySearch context={context} onSuggestions={setBeforeTyping} />}
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

/** Whether suggestions are only guessed at: products are among them, and none is what was typed. */
function isOnlySimilar(typed: string, { products, onlySimilar }: Completion, numberOf: ProductNumberOf): boolean {
  if (onlySimilar === false || products.length === 0) return false;
  const judge = judgeOfHits();
  return judge !== undefined && !products.some((product) => judge.isHit(typed, judge.searchedGoodsOf(toProduct(product), numberOf)));
}

/** Keys count the places: they become ids of elements, which can't hold every text. */
function toSuggestions(
  { terms, categories, products }: Completion,
  context: ShopContext,
  numberOf: ProductNumberOf,
  locale: Locale,
): Suggestions {
  const { shop } = context;
  return {
    terms: termSuggestions(terms, context),
    categories: categories.map(({ id, displayName, count }, place) => ({
      key: `category-${place}`,
      label: displayName,
      detail: formatQuantity(count, locale),
      href: paths.search(new URLSearchParams({ category: id }), shop),
    })),
    products: products.map((product, place) => {
      const { sku, name, thumbnailUrl, netFillingQuantity: filling } = product;
      const quantity = filling && formatMeasure(filling.quantity, filling.unit, locale);
      return {
        key: `product-${place}`,
        label: name,
        detail: [numberOf(product), quantity].filter(Boolean).join(' · '),
        picture: thumbnailUrl,
        href: paths.product(sku, shop),
      };
    }),
  };
}
