import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PromotionChips, type PromotionChip } from '#components/content/PromotionChips.tsx';
import { useToday } from '#clock/serverTime.ts';
import { validityOn, type Promotion } from '#domain/content/content.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import { emptySearch, formatSearch, type SearchState } from '#domain/search/search.ts';
import { limits } from '#domain/text/limits.ts';
import { useListPromotionCategories } from '#gen/cms/list-promotion-categories.ts';
import { useListPromotionEssences } from '#gen/cms/list-promotion-essences.ts';
import { useSearchPromotions } from '#gen/cms/search-promotions.ts';
import { useListFairPromotionCategories } from '#gen/fair/list-fair-promotion-categories.ts';
import { useSearchFairPromotions } from '#gen/fair/search-fair-promotions.ts';
import { paths } from '#paths.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';

/** Maximum of chips in the strip. */
const maxChips = 12;

/** History entries in which the strip's space was reserved: on return to one, the content below must be where it was. */
const keptIn = new Set<string>();

/** The list below the strip. */
export type PromotionPlace =
  /** All products, or those of a category. */
  | { readonly kind: 'browse'; readonly categoryId: string | undefined }
  | { readonly kind: 'search'; readonly query: string; readonly categoryId: string | undefined }
  /** The customer's essence list. */
  | { readonly kind: 'essence' };

interface PromotionStripProps {
  context: ShopContext;
  place: PromotionPlace;
}

/**
 * Promotions of a list: categories to browse, promotions matching the search, or those with products of the essence
 * list; in a fair its own. Renders nothing if there are no promotions.
 *
 * `PromotionArea` renders it once the page is idle, and reserves 44 px. A strip known to be empty from the start
 * marks itself as `data-empty`, so that no space is reserved. It doesn't in a history entry that was seen with the
 * space reserved. Texts: bundle `promotion`.
 */
export function PromotionStrip({ context, place }: PromotionStripProps) {
  const chips = useChips(context, place);
  const { key } = useLocation();
  const [isKnownEmpty] = useState(() => chips?.length === 0 && !keptIn.has(key));
  useEffect(() => {
    if (!isKnownEmpty) keptIn.add(key);
  }, [isKnownEmpty, key]);
  if (chips && chips.length > 0) return <PromotionChips chips={chips.slice(0, maxChips)} />;
  return isKnownEmpty ? <span hidden data-empty="" /> : null;
}

/** Chips of the strip; undefined while loading. */
function useChips(context: ShopContext, place: PromotionPlace): readonly PromotionChip[] | undefined {
  const today = useToday();
  const { shop } = context;
  const fairCode = shop.kind === 'fair' ? shop.fairCode : undefined;
  const isOwn = fairCode === undefined;
  const categoryId = place.kind === 'essence' ? undefined : place.categoryId;
  const query = place.kind === 'search' ? place.query : '';
  // No promotion matches text that long, and the backend would reject it.
  const isAsked = query.length <= limits.lookupCharacters;
  const when = (isWanted: boolean) => ({ query: { enabled: isWanted && isAsked } });
  const customer = isBuyer(context) ? { customerId: context.customerId } : {};
  const inCategory = categoryId === undefined ? {} : { categoryId };

  const categories = useListPromotionCategories(inCategory, when(isOwn && place.kind === 'browse')).data;
  const found = useSearchPromotions({ query, ...inCategory, size: maxChips }, when(isOwn && place.kind === 'search')).data;
  const ofEssence = useListPromotionEssences(when(isOwn && place.kind === 'essence' && isBuyer(context))).data;
  const fairCategories = useListFairPromotionCategories(
    fairCode ?? '',
    { ...inCategory, ...customer },
    when(!isOwn && place.kind === 'browse'),
  ).data;
  const fairProducts = useSearchFairPromotions(
    fairCode ?? '',
    { query, page: 0, size: maxChips, ...customer },
    when(!isOwn && place.kind === 'search'),
  ).data;

  const listOf = (state: Partial<SearchState>) => paths.search(formatSearch({ ...emptySearch, prices: ['promotion'], ...state }), shop);
  const chipOf = (promotion: Promotion) => toChip(promotion, today, listOf({ category: promotion.categoryId }));
  switch (place.kind) {
    case 'browse':
      return (isOwn ? categories : fairCategories)?.map(({ id, name }) => ({ key: id, title: name, url: listOf({ category: id }) }));
    case 'search':
      return isOwn
        ? found?.promotions.map(chipOf)
        : fairProducts?.products.map(({ sku, name }) => ({ key: sku, title: name, url: paths.product(sku, shop) }));
    case 'essence':
      return isOwn
        ? ofEssence?.map((promotion) => toChip(promotion, today, listOf({ category: promotion.categoryId, essential: 'shown' })))
        : [];
  }
}

function toChip({ id, title, link, ...times }: Promotion, today: LocalDate, listHref: string): PromotionChip {
  return { key: id, title, url: link?.url ?? listHref, validity: validityOn(today, times) };
}
