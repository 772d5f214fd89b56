import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { PromotedStrip } from './parts/cart/PromotedStrip';
import { promotedProductsOptions } from '../../queries/promotedProducts';
import type { BuyerContext } from '../../queries/shopContext';
import { ConnectedProductRow } from '../../connected/product/ConnectedProductRow';
import { ProductListProvider } from '../../connected/product/ProductListProvider';

/** Most products in the strip. */
const mostProducts = 8;

/**
 * Products that the tenant promotes beside the own cart. Nothing at all while there are none, or when they can't be had. A change of the
 * cart around it does not draw them again.
 */
export const PromotedProducts = memo(function PromotedProducts({ context }: { context: BuyerContext }) {
  const { data } = useQuery(promotedProductsOptions(context));
  const products = useMemo(() => (data ?? []).slice(0, mostProducts), [data]);
  const essenceSkus = useMemo(
    () => products.filter(({ isAvailableForEssence }) => isAvailableForEssence).map(({ sku }) => sku),
    [products],
  );
  if (products.length === 0) return null;
  return (
    <ProductListProvider context={context} essenceSkus={essenceSkus}>
      <PromotedStrip>
        {products.map((product) => (
          <ConnectedProductRow key={product.sku} product={product} variant="tile" />
        ))}
      </PromotedStrip>
    </ProductListProvider>
  );
});
