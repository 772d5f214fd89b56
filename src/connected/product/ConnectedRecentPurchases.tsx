import { useQuery } from '@tanstack/react-query';
import { RecentPurchases } from '#components/product/RecentPurchases.tsx';
import { recentPurchasesOfPartOptions, recentPurchasesOptions } from '#queries/essence.ts';
import { useThrottledHint } from './throttledHint';
import { useProductList } from './productList';

/** The last purchases of a product (P§3 Essence): loaded alone, or together with its neighbours in the list. */
export function ConnectedRecentPurchases({ sku }: { sku: string }) {
  const part = useProductList().listPartOf(sku);
  return part ? <PurchasesInPart skus={part} sku={sku} /> : <PurchasesOfOne sku={sku} />;
}

function PurchasesOfOne({ sku }: { sku: string }) {
  const { data, isError } = useQuery({ ...recentPurchasesOptions(useProductList().context, sku), enabled: useThrottledHint() });
  return isError ? null : <RecentPurchases purchases={data} />;
}

function PurchasesInPart({ skus, sku }: { skus: readonly string[]; sku: string }) {
  const { data, isError } = useQuery(recentPurchasesOfPartOptions(useProductList().context, skus, sku));
  return isError ? null : <RecentPurchases purchases={data} />;
}
