import { toPrice } from '#domain/price/bulkPrice.ts';
import { bestPrice } from '#domain/price/price.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import type { Article } from './article';
import { bulkPricesOf, type PriceTerms } from './prices';
import { minSaleQuantityOf } from './product';
import { unitRatiosOf } from './units';

/**
 * The first price of an article in a list: that of one default unit, at the least orderable amount, with all reductions for the
 * shopper. In euros; infinite without a price. The key of "sorted by price".
 */
export function shownPriceOf(article: Article, priceTerms: PriceTerms): number {
  const units = unitRatiosOf(article);
  const ratio = (units.find(({ isDefault, isVisible }) => isDefault && isVisible) ?? units[0])?.ratio ?? 1;
  const quote = bestPrice(
    bulkPricesOf(article, priceTerms).flatMap((price) => toPrice(price) ?? []),
    {
      amount: minimumForUnit(minSaleQuantityOf(article), ratio),
      ratio,
      fairDiscountFactor: priceTerms.fairDiscountFactor,
      includeBonus: priceTerms.seesBonuses,
    },
  );
  return quote.kind === 'priced' ? quote.pricePerSelectedUnit.toNumber() : Number.POSITIVE_INFINITY;
}
