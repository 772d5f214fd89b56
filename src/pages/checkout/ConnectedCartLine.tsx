import { memo, useCallback } from 'react';
import { CartLineRow } from './parts/cart/CartLineRow';
import type { OrderChoice, DisplayRules } from '#domain/price/displayRules.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { paths } from '#paths.ts';
import { unitOf } from '#domain/product/unit.ts';
import { useCartLine } from '#cart/cart.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useAmountCheck } from '#connected/cart/amountCheck.ts';
import type { CartLineCommands } from './cartLineCommands';

interface ConnectedCartLineProps {
  line: CartLine;
  category?: string | undefined;
  /** Note that the amount is far above the usual one. */
  usualNote?: string | undefined;
  context: BuyerContext;
  /** Must be the same object for all rows. */
  displayRules: DisplayRules;
  /** Must be the same object for all rows. */
  commands: CartLineCommands;
}

/** A line of the cart, connected to the server. Renders again only for its own changes. */
export const ConnectedCartLine = memo(function ConnectedCartLine({
  line,
  category,
  usualNote,
  context,
  displayRules,
  commands,
}: ConnectedCartLineProps) {
  const { isOngoing } = useCartLine(context, line.sku);
  const amountCheck = useAmountCheck();
  const choose = useCallback(
    (sku: string, choice: OrderChoice) => {
      const { product } = line;
      // A unit that is no longer sold is kept.
      const held = {
        amount: line.amount,
        unit: unitOf(product.units, line.unitAbbreviation) ?? { ...line.unit, abbreviation: line.unitAbbreviation },
      };
      return amountCheck.check({ context, product, ...choice, held }, ({ abbreviation }) =>
        commands.choose(sku, choice.amount, abbreviation),
      );
    },
    [amountCheck, commands, context, line],
  );
  const { substitute: ask } = commands;
  const substitute = useCallback(() => ask?.(line), [ask, line]);
  const remove = useCallback(
    (sku: string) => {
      amountCheck.commitPending({ context, product: line.product });
      commands.remove(sku);
    },
    [amountCheck, commands, context, line.product],
  );
  return (
    <CartLineRow
      line={line}
      category={category}
      usualNote={usualNote}
      displayRules={displayRules}
      href={paths.product(line.sku, context.shop)}
      isBusy={isOngoing}
      onChoose={choose}
      onClamped={commands.tellRaised}
      onRemove={remove}
      onSubstitute={ask && substitute}
    />
  );
});
