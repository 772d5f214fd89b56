import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { PromotedStrip } from './parts/cart/PromotedStrip';
import { promotedProductsOptions } from '#queries/promotedProducts.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { ConnectedProductRow } from '#connected/product/ConnectedProductRow.tsx';
import { ProductListProvider } from '#connected/product/ProductListProvider.tsx';

/** Maximum of products in the strip. */
const maxProducts = 8;

/**
 * Products promoted by the tenant beside the own cart. Renders nothing while there are none or on failure. Memoised
 * against changes of the cart around it.
 */
export const PromotedProducts = memo(function PromotedProducts({ context }: { context: BuyerContext }) {
  const { data } = useQuery(promotedProductsOptions(context));
  const products = useMemo(() => (data ?? []).slice(0, maxProducts), [data]);
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
