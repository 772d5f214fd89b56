import { useEffect, useMemo, useRef, useState } from 'react';
import type { ProductActions } from '../../components/product/ProductRow';
import { firstChoiceOf, type CartPresence, type OrderChoice } from '../../domain/displayRules';
import { unitOfLine, type Product } from '../../domain/product';
import { raiseToMinimum } from '../../domain/quantity';
import { useCartActions, useCartLine } from '../../cart/cart';
import { isBuyer } from '../../queries/shopContext';
import { useAmountCheck } from '../cart/amountCheck';
import { useMinimumAmountToast } from '../cart/clampedAmount';
import { useProductList } from './productList';

/** How much of a product is chosen, whether it is in the cart, and what can be done. */
export interface OrderChoiceState {
  readonly choice: OrderChoice;
  readonly cart: CartPresence;
  readonly actions: Omit<ProductActions, 'onExplainPrice'>;
  /** Chooses what a tier or a cheaper way to buy names, raised to the minimum like what is typed; undefined where nothing can be chosen. */
  readonly choose: ((choice: OrderChoice) => void) | undefined;
}

/**
 * The amount and unit of a product: those in the cart when it is in there, else those chosen on this page. In the cart a change is a
 * change of the line; a removal keeps what was chosen and offers to be undone (P§4 "Cart item").
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
    // The unit is the product's as it is now: after a change of the language it has another name.
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

  const present = useRef({ product, choice, isInCart });
  useEffect(() => {
    present.current = { product, choice, isInCart };
  }, [product, choice, isInCart]);
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
  }, [sku, memory, cartActions, amountCheck, context, isLimitReached, tellRaised]);
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
