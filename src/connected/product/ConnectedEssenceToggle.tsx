import { useQuery } from '@tanstack/react-query';
import { EssenceToggle } from '../../components/product/EssenceToggle';
import { RecentPurchases } from '../../components/product/RecentPurchases';
import type { Product } from '../../domain/product';
import { recentPurchasesOptions } from '../../queries/essence';
import { useEssenceState, useShelf } from './productShelf';

/** The essence toggle of a product on the shelf, with its last purchases in the hint; nothing where the product can't be on the list. */
export function ConnectedEssenceToggle({ product }: { product: Product }) {
  const { changeEssence } = useShelf();
  const state = useEssenceState(product.sku);
  if (!changeEssence || !product.isAvailableForEssence) return null;
  return (
    <EssenceToggle
      productName={product.name}
      state={state}
      hint={<ConnectedRecentPurchases sku={product.sku} />}
      onToggle={(isShown) => changeEssence(product.sku, isShown)}
    />
  );
}

function ConnectedRecentPurchases({ sku }: { sku: string }) {
  const { data, isError } = useQuery(recentPurchasesOptions(useShelf().context, sku));
  return isError ? null : <RecentPurchases purchases={data} />;
}
