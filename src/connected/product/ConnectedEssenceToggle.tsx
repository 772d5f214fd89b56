import { useCallback, useMemo } from 'react';
import { EssenceToggle } from '../../components/product/EssenceToggle';
import type { Product } from '../../domain/product';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useEssenceState, useProductList } from './productList';

// Nobody sees a hint before pointing at it.
const ConnectedRecentPurchases = lazyComponent(
  async () => (await Promise.all([import('./ConnectedRecentPurchases'), addTexts('smallParts')]))[0].ConnectedRecentPurchases,
  { failure: 'silent' },
);

/** The essence toggle of a product on the shelf, with its last purchases in the hint; nothing where the product can't be on the list. */
export function ConnectedEssenceToggle({ product }: { product: Product }) {
  const { changeEssence } = useProductList();
  const { sku } = product;
  const state = useEssenceState(sku);
  // The toggle is redrawn for its own state alone, so what else it is given stays the same.
  const hint = useMemo(() => <ConnectedRecentPurchases sku={sku} />, [sku]);
  const onToggle = useCallback((isShown: boolean) => changeEssence?.(sku, isShown), [changeEssence, sku]);
  if (!changeEssence || !product.isAvailableForEssence) return null;
  return <EssenceToggle productName={product.name} state={state} hint={hint} onToggle={onToggle} />;
}
