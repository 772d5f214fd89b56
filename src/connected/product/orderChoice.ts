import { useMemo, useState } from 'react';
import type { ProductActions } from '#components/product/ProductRow.tsx';
import { firstChoiceOf, type CartPresence, type OrderChoice } from '#domain/price/displayRules.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { raiseToMinimum } from '#domain/product/quantity.ts';
import { useCartActions, useCartLine } from '#cart/cart.ts';
import { useLatest } from '#platform/useLatest.ts';
import { isBuyer } from '#queries/shopContext.ts';
import { useAmountCheck } from '../cart/amountCheck';
import { useMinimumAmountToast } from '../cart/clampedAmount';
import { useProductList } from './productList';

/** Choice, cart state and actions of a product. */
export interface OrderChoiceState {
  readonly choice: OrderChoice;
  readonly cart: CartPresence;
  readonly actions: Omit<ProductActions, 'onExplainPrice'>;
  /**
   * Chooses the amount of a tier or a cheaper way to buy, raised to the minimum like typed amounts; undefined if
   * nothing can be chosen.
   */
  readonly choose: ((choice: OrderChoice) => void) | undefined;
}

/**
 * Amount and unit of a product: those in the cart, else those chosen on this page. In the cart a change updates the
 * line; a removal keeps the choice and offers an undo (P§4 "Cart item").
 */
export function useOrderChoice(product: Product): OrderChoiceState {
  const { context, memory, displayRules } = useProductList();
  const { sku } = product;
  const tellRaised = useMinimumAmountToast();
  const line = useCartLine(context, sku);
  const cartActions = useCartActions(context);
  const amountCheck = useAmountCheck();
  const [own, setOwn] = useState(() => memory.chosen.get(sku) ?? firstChoiceOf(product));
  const [isRemoved, setRemoved] = useState(() => memory.removed.has(sku));
  const [hasFailed, setFailed] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const isLimitReached = displayRules.isOrderLimitReached === true;
  const { isInCart, isOngoing, amount, unitAbbreviation = '' } = line;

  const choice = useMemo<OrderChoice>(
    // Uses the product's current unit object: after a change of language its name differs.
    () =>
      isInCart
        ? { amount, unit: unitOfLine(product, unitAbbreviation) }
        : { amount: own.amount, unit: unitOfLine(product, own.unit.abbreviation) },
    [isInCart, amount, unitAbbreviation, product, own],
  );
  const cart = useMemo<CartPresence>(() => {
    if (!isBuyer(context)) return { kind: 'none' };
    if (isInCart || isRemoved) return { kind: isInCart ? 'in' : 'removed', isBusy: isOngoing };
    return { kind: 'out', isBusy: isOngoing || isWaiting, problem: isLimitReached ? 'orderLimit' : hasFailed ? 'failed' : undefined };
  }, [context, isInCart, isRemoved, isOngoing, isWaiting, isLimitReached, hasFailed]);

  const present = useLatest({ product, choice, isInCart });
  const actions = useMemo(() => {
    const keep = (next: OrderChoice) => {
      memory.chosen.set(sku, next);
      setOwn(next);
    };
    const requestOf = ({ amount: wanted, unit }: OrderChoice) => ({ sku, amount: wanted, unitAbbreviation: unit.abbreviation });
    const offerUndo = (offered: boolean) => {
      if (offered) memory.removed.add(sku);
      else memory.removed.delete(sku);
      setRemoved(offered);
    };
    return {
      onChoose: (next: OrderChoice): Promise<boolean> | undefined => {
        const { isInCart: hasLine, choice: held } = present.current;
        if (hasLine && isBuyer(context)) {
          return amountCheck.check({ context, product: present.current.product, ...next, held }, (unit) =>
            cartActions.choose(requestOf({ ...next, unit })),
          );
        }
        keep(next);
        offerUndo(false);
        return undefined;
      },
      onClamped: tellRaised,
      onAdd: (next: OrderChoice) => {
        keep(next);
        if (!isBuyer(context) || isLimitReached) return;
        void amountCheck.check({ context, product: present.current.product, ...next, held: undefined }, () => {
          offerUndo(false);
          setFailed(false);
          const adding = cartActions.add({ ...requestOf(next), name: present.current.product.name }, (outcome) =>
            setFailed(outcome === 'failed'),
          );
          if (!adding) return;
          setWaiting(true);
          void adding.finally(() => setWaiting(false));
        });
      },
      onRemove: () => {
        if (isBuyer(context)) amountCheck.commitPending({ context, product: present.current.product });
        keep(present.current.choice);
        offerUndo(true);
        cartActions.remove(sku);
      },
      onUndo: () => {
        offerUndo(false);
        cartActions.undoLine(sku);
      },
    };
  }, [sku, memory, cartActions, amountCheck, context, isLimitReached, tellRaised, present]);
  const { isOrderable, minSaleQuantity } = product;
  const choose = useMemo(() => {
    if (!isOrderable || !isBuyer(context)) return undefined;
    return ({ amount: wanted, unit }: OrderChoice) => {
      const raised = raiseToMinimum(wanted, unit.ratio, minSaleQuantity);
      void actions.onChoose({ amount: raised.amount, unit });
      if (raised.raised) actions.onClamped(raised, unit);
    };
  }, [isOrderable, minSaleQuantity, context, actions]);
  return { choice, cart, actions, choose };
}
