import { memo, useMemo, type ReactNode } from 'react';
import { ProductRow } from '../../components/product/ProductRow';
import type { FreeGoods } from '../../domain/naras';
import type { Product } from '../../domain/product';
import { paths } from '../../paths';
import { ConnectedEssenceToggle } from './ConnectedEssenceToggle';
import { ConnectedPriceDialog } from './ConnectedPriceDialog';
import { useOrderChoice } from './orderChoice';
import { useProductList } from './productList';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';

interface ConnectedProductRowProps {
  product: Product;
  variant?: 'row' | 'tile';
  freeGoods?: readonly FreeGoods[] | undefined;
  /** Place in the list from 1, and its length. */
  position?: number;
  of?: number;
  /** A line more below the rest. */
  note?: ReactNode;
}

const none: readonly FreeGoods[] = [];

/** A product of the shelf with the cart, the essence list and its price's explanation behind it. Only its own line's changes render it again. */
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
        note={note}
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
