import { useCallback, useMemo } from 'react';
import { EssenceToggle } from '#components/product/EssenceToggle.tsx';
import type { Product } from '#domain/product/product.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useEssenceState, useProductList } from './productList';

// Needed only once the user opens a hint.
const ConnectedRecentPurchases = lazyComponent(
  async () => (await Promise.all([import('./ConnectedRecentPurchases'), addTexts('smallParts')]))[0].ConnectedRecentPurchases,
  { failure: 'silent' },
);

/**
 * The essence toggle of a listed product, with its last purchases in the hint; renders nothing if the product can't
 * be on the essence list.
 */
export function ConnectedEssenceToggle({ product }: { product: Product }) {
  const { changeEssence } = useProductList();
  const { sku } = product;
  const state = useEssenceState(sku);
  // The toggle renders only for its own state, so its other props must be stable.
  const hint = useMemo(() => <ConnectedRecentPurchases sku={sku} />, [sku]);
  const onToggle = useCallback((isShown: boolean) => changeEssence?.(sku, isShown), [changeEssence, sku]);
  if (!changeEssence || !product.isAvailableForEssence) return null;
  return <EssenceToggle productName={product.name} state={state} hint={hint} onToggle={onToggle} />;
}
