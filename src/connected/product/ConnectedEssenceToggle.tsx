import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { EssenceToggle } from '../../components/product/EssenceToggle';
import { RecentPurchases } from '../../components/product/RecentPurchases';
import type { Product } from '../../domain/product';
import { recentPurchasesOfPartOptions, recentPurchasesOptions } from '../../queries/essence';
import { useHintTurn } from './hintTurn';
import { useEssenceState, useShelf } from './productShelf';

/** The essence toggle of a product on the shelf, with its last purchases in the hint; nothing where the product can't be on the list. */
export function ConnectedEssenceToggle({ product }: { product: Product }) {
  const { changeEssence } = useShelf();
  const { sku } = product;
  const state = useEssenceState(sku);
  // The toggle is drawn anew for its own state alone, so what else it is given stays the same.
  const hint = useMemo(() => <ConnectedRecentPurchases sku={sku} />, [sku]);
  const onToggle = useCallback((isShown: boolean) => changeEssence?.(sku, isShown), [changeEssence, sku]);
  if (!changeEssence || !product.isAvailableForEssence) return null;
  return <EssenceToggle productName={product.name} state={state} hint={hint} onToggle={onToggle} />;
}

function ConnectedRecentPurchases({ sku }: { sku: string }) {
  const part = useShelf().listPartOf(sku);
  return part ? <PurchasesInPart skus={part} sku={sku} /> : <PurchasesOfOne sku={sku} />;
}

function PurchasesOfOne({ sku }: { sku: string }) {
  const { data, isError } = useQuery({ ...recentPurchasesOptions(useShelf().context, sku), enabled: useHintTurn() });
  return isError ? null : <RecentPurchases purchases={data} />;
}

function PurchasesInPart({ skus, sku }: { skus: readonly string[]; sku: string }) {
  const { data, isError } = useQuery(recentPurchasesOfPartOptions(useShelf().context, skus, sku));
  return isError ? null : <RecentPurchases purchases={data} />;
}
