import { memo, useCallback } from 'react';
import { CartLineRow } from './parts/cart/CartLineRow';
import type { OrderChoice, DisplayRules } from '../../domain/displayRules';
import type { CartLine } from '../../domain/cart';
import { paths } from '../../paths';
import { unitOf } from '../../domain/unit';
import { useCartLine } from '../../cart/cart';
import type { BuyerContext } from '../../queries/shopContext';
import { useAmountCheck } from '../../connected/cart/amountCheck';
import type { CartLineCommands } from './cartLineCommands';

interface ConnectedCartLineProps {
  line: CartLine;
  /** Its category, where no heading says it. */
  category?: string | undefined;
  /** That its amount is far more than usual, in words. */
  usualNote?: string | undefined;
  context: BuyerContext;
  /** The same object for all rows. */
  displayRules: DisplayRules;
  /** The same object for all rows. */
  commands: CartLineCommands;
}

/** A line of the cart with the server behind it. Only its own changes render it again. */
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
      // A unit that is no longer sold stays what it is.
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
