import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useProductNumber } from '#components/product/productNumber.ts';
import { toProduct } from '#domain/product/product.ts';
import type { ProductNumberOf } from '#domain/product/productNumber.ts';
import type { Completion } from '#gen/models/index.ts';
import { formatQuantity } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { formatMeasure } from '#i18n/measure.ts';
import { paths } from '#paths.ts';
import { suggestionsOptions } from '#queries/suggestions.ts';
import { judgeOfHits } from '#queries/searchJudge.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import type { Suggestions } from './parts/suggestion';
import { termSuggestions } from './termSuggestions';

interface TypedSearchProps {
  context: ShopContext;
  /** Never empty. */
  typed: string;
  /** Called with the suggestions for it, undefined for none. Stable. */
  onSuggestions(suggestions: Suggestions | undefined): void;
}

/** Requests suggestions for a typed text. An answer to an older text is never shown, its call is cancelled. Renders nothing. */
export function TypedSearch({ context, typed, onSuggestions }: TypedSearchProps) {
  const { locale } = useIntl();
  const numberOf = useProductNumber();
  const { data, isPlaceholderData } = useQuery(suggestionsOptions(context, typed));
  const suggestions = useMemo(
    () =>
      data && {
        ...toSuggestions(data, context, numberOf, locale),
        // Products for the previous text don't count for this one.
        isOnlySimilar: !isPlaceholderData && isOnlySimilar(typed, data, numberOf),
      },
    [data, isPlaceholderData, typed, context, numberOf, locale],
  );
  useEffect(() => onSuggestions(suggestions), [onSuggestions, suggestions]);
  useEffect(() => () => onSuggestions(undefined), [onSuggestions]);
  return null;
}

/** True where suggestions are only guessed at: products are among them, and none is the one that was typed. */
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
