import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PromotionChips, type PromotionChip } from '../../components/content/PromotionChips';
import { useToday } from '../../clock/serverTime';
import { validityOn, type Promotion } from '../../domain/content';
import type { LocalDate } from '../../domain/calendar';
import { emptySearch, formatSearch, type SearchState } from '../../domain/search';
import { limits } from '../../domain/limits';
import { useListPromotionCategories } from '../../gen/cms/list-promotion-categories';
import { useListPromotionEssences } from '../../gen/cms/list-promotion-essences';
import { useSearchPromotions } from '../../gen/cms/search-promotions';
import { useListFairPromotionCategories } from '../../gen/fair/list-fair-promotion-categories';
import { useSearchFairPromotions } from '../../gen/fair/search-fair-promotions';
import { paths } from '../../paths';
import { isBuyer, type ShopContext } from '../../queries/shopContext';

/** Most chips of the strip. */
const mostChips = 12;

/** Entries of the history in which the strip's place was kept: who comes back to one finds what is below where they left it. */
const keptIn = new Set<string>();

/** The list above which the strip stands. */
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
 * What is on promotion in a list: the categories to browse, the promotions about what is searched for, or those with products of the essence
 * list; in a fair the fair's own. Nothing where there is nothing. `PromotionArea` draws it once the page is idle and keeps 44 px free for it:
 * only a strip that is known to be empty beforehand, in an entry of the history that was not seen with the place kept, marks itself as
 * `data-empty`, so that the place need not be kept. Its texts are those of the bundle `promotion`.
 */
export function PromotionStrip({ context, place }: PromotionStripProps) {
  const chips = useChips(context, place);
  const { key } = useLocation();
  const [isKnownEmpty] = useState(() => chips?.length === 0 && !keptIn.has(key));
  useEffect(() => {
    if (!isKnownEmpty) keptIn.add(key);
  }, [isKnownEmpty, key]);
  if (chips && chips.length > 0) return <PromotionChips chips={chips.slice(0, mostChips)} />;
  return isKnownEmpty ? <span hidden data-empty="" /> : null;
}

/** What the strip shows; undefined while it isn't known. */
function useChips(context: ShopContext, place: PromotionPlace): readonly PromotionChip[] | undefined {
  const today = useToday();
  const { shop } = context;
  const fairCode = shop.kind === 'fair' ? shop.fairCode : undefined;
  const isOwn = fairCode === undefined;
  const categoryId = place.kind === 'essence' ? undefined : place.categoryId;
  const query = place.kind === 'search' ? place.query : '';
  // Nothing is called by words so long, and the backend would refuse them.
  const isAsked = query.length <= limits.lookupCharacters;
  const when = (isWanted: boolean) => ({ query: { enabled: isWanted && isAsked } });
  const customer = isBuyer(context) ? { customerId: context.customerId } : {};
  const inCategory = categoryId === undefined ? {} : { categoryId };

  const categories = useListPromotionCategories(inCategory, when(isOwn && place.kind === 'browse')).data;
  const found = useSearchPromotions({ query, ...inCategory, size: mostChips }, when(isOwn && place.kind === 'search')).data;
  const ofEssence = useListPromotionEssences(when(isOwn && place.kind === 'essence' && isBuyer(context))).data;
  const fairCategories = useListFairPromotionCategories(
    fairCode ?? '',
    { ...inCategory, ...customer },
    when(!isOwn && place.kind === 'browse'),
  ).data;
  const fairProducts = useSearchFairPromotions(
    fairCode ?? '',
    { query, page: 0, size: mostChips, ...customer },
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
