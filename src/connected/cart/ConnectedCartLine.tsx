import { memo } from 'react';
import { CartLineRow } from '../../components/cart/CartLineRow';
import type { ProductViewing } from '../../components/product/productView';
import type { CartLine } from '../../domain/cart';
import { paths } from '../../paths';
import { useCartLine } from '../../queries/cart';
import type { BuyerContext } from '../../queries/shopContext';
import type { CartLineCommands } from './cartLineCommands';

interface ConnectedCartLineProps {
  line: CartLine;
  context: BuyerContext;
  /** The same object for all rows. */
  viewing: ProductViewing;
  /** The same object for all rows. */
  commands: CartLineCommands;
}

/** A line of the cart with the server behind it. Only its own changes render it again. */
export const ConnectedCartLine = memo(function ConnectedCartLine({ line, context, viewing, commands }: ConnectedCartLineProps) {
  const { isOngoing } = useCartLine(context, line.sku);
  return (
    <CartLineRow
      line={line}
      viewing={viewing}
      href={paths.product(line.sku, context.shop)}
      isBusy={isOngoing}
      onChange={commands.change}
      onRaised={commands.tellRaised}
      onRemove={commands.remove}
    />
  );
});
