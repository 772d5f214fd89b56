import { toPrice } from '../../src/domain/bulkPrice';
import { bestPrice } from '../../src/domain/price';
import { minimumForUnit } from '../../src/domain/quantity';
import type { Article } from './article';
import { bulkPricesOf, type PriceTerms } from './prices';
import { minSaleQuantityOf } from './product';
import { unitRatiosOf } from './units';

/**
 * What a list shows first as the price of an article: that of one default unit, for the least amount that can be ordered of it, with
 * all that lowers it for the shopper. In euros; infinite without a price. What "sorted by price" sorts by.
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
