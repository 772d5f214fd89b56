import { queryOptions } from '@tanstack/react-query';
import type { Product } from '../domain/product';
import type { BuyerContext } from '../queries/shopContext';
import { readProducts } from './cartAddition';

/** The products of skus by sku, with those that aren't sold at present; unknown ones are missing. All of them in one call. */
export const productsBySkuOptions = (context: BuyerContext, wanted: readonly string[]) => {
  const skus = [...new Set(wanted)];
  return queryOptions<ReadonlyMap<string, Product>>({
    queryKey: ['findProductsBySku', context.tenant, context.customerId, 'bySku', skus],
    queryFn: () => readProducts(context, skus),
    enabled: skus.length > 0,
  });
};
