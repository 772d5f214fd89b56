import { memo, useMemo, type ReactNode } from 'react';
import { ProductRow } from '#components/product/ProductRow.tsx';
import type { FreeGoods } from '#domain/product/naras.ts';
import type { Product } from '#domain/product/product.ts';
import { paths } from '#paths.ts';
import { ConnectedEssenceToggle } from './ConnectedEssenceToggle';
import { ConnectedPriceDialog } from './ConnectedPriceDialog';
import { useOrderChoice } from './orderChoice';
import { useProductList } from './productList';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { LazyRestockToggle } from '../restock/LazyRestockToggle';

interface ConnectedProductRowProps {
  product: Product;
  variant?: 'row' | 'tile';
  freeGoods?: readonly FreeGoods[] | undefined;
  /** Position in the list, from 1. */
  position?: number;
  of?: number;
  /** An extra line at the end. */
  note?: ReactNode;
}

const none: readonly FreeGoods[] = [];

/** A product of the list, connected to cart, essence list and price explanation. Renders again only for changes of its own line. */
export const ConnectedProductRow = memo(function ConnectedProductRow({
  product,
  variant = 'row',
  freeGoods = none,
  position,
  of,
  note,
}: ConnectedProductRowProps) {
  const { context, displayRules, Tool, changeEssence } = useProductList();
  const { choice, cart, actions, choose } = useOrderChoice(product);
  const explanation = useLazyOpen();
  // A fair ends before its products are available again.
  const isAwaited = product.availability.status === 'AVAILABLE_SOON' && changeEssence !== undefined && context.shop.kind === 'own';
  const rowActions = useMemo(() => ({ ...actions, onExplainPrice: explanation.open }), [actions, explanation.open]);
  const place = useMemo(() => (position === undefined || of === undefined ? undefined : { position, of }), [position, of]);
  const tools = changeEssence && (
    <>
      <ConnectedEssenceToggle product={product} />
      {Tool && <Tool product={product} choice={choice} />}
    </>
  );
  return (
    <>
      <ProductRow
        product={product}
        href={paths.product(product.sku, context.shop)}
        displayRules={displayRules}
        choice={choice}
        cart={cart}
        freeGoods={freeGoods}
        variant={variant}
        tools={tools}
        note={note ?? (isAwaited ? <LazyRestockToggle product={product} /> : undefined)}
        place={place}
        actions={rowActions}
      />
      {explanation.wasOpened && (
        <ConnectedPriceDialog
          product={product}
          choice={choice}
          displayRules={displayRules}
          isOpen={explanation.isOpen}
          onClose={explanation.close}
          onChoose={choose}
        />
      )}
    </>
  );
});
