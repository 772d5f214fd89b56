import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useShop } from '../../connected/shop/ShopProvider';
import { minimumForUnit } from '../../domain/quantity';
import { emptySearch } from '../../domain/search';
import { useCart, useCartActions } from '../../cart/cart';
import { searchOptions } from '../../queries/catalogue';
import type { CartItemRequest } from '../../gen/models';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';

interface FilledCartProps {
  /** What is searched for; the first products that can be ordered go into the cart. */
  query: string;
  /** How many. */
  count: number;
  /** How many come back with their product; all of them without it. */
  expected?: number;
  /** What is shown once they are in. */
  children: ReactNode;
}

interface CartOfProps {
  /** What goes into the cart, which is empty before. */
  lines: readonly CartItemRequest[];
  /** What is shown once they are in. */
  children: ReactNode;
}

/** Stories only: puts lines into the cart of the story's shop and then shows the page. */
export function CartOf(props: CartOfProps) {
  const { context } = useShop();
  return context && isBuyer(context) ? <PutIn context={context} {...props} /> : null;
}

function PutIn({ context, lines, children }: CartOfProps & { context: BuyerContext }) {
  const isStarted = useRef(false);
  const [isFilled, setFilled] = useState(false);
  const { cart } = useCart(context);
  const actions = useCartActions(context);
  useEffect(() => {
    if (!cart || isStarted.current) return;
    isStarted.current = true;
    actions.addAll(lines);
  }, [cart, lines, actions]);
  if (!isFilled && cart && cart.lines.length >= lines.length) setFilled(true);
  return isFilled ? children : null;
}

/** Stories only: puts the first products of a search into the cart of the story's shop and then shows the page. */
export function FilledCart(props: FilledCartProps) {
  const { context } = useShop();
  return context && isBuyer(context) ? <Filling context={context} {...props} /> : null;
}

function Filling({ context, query, count, expected = count, children }: FilledCartProps & { context: BuyerContext }) {
  const isStarted = useRef(false);
  const [isFilled, setFilled] = useState(false);
  const { data } = useQuery(searchOptions(context, { ...emptySearch, query }));
  const { cart } = useCart(context);
  const actions = useCartActions(context);
  useEffect(() => {
    if (!data || !cart || isStarted.current) return;
    isStarted.current = true;
    const products = data.groups
      .flatMap((group) => group.products)
      .filter((product) => product.isOrderable)
      .slice(0, count);
    actions.addAll(
      products.map(({ sku, defaultUnit, minSaleQuantity }) => ({
        sku,
        amount: minimumForUnit(minSaleQuantity, defaultUnit.ratio),
        unitAbbreviation: defaultUnit.abbreviation,
      })),
    );
  }, [data, cart, count, actions]);
  if (!isFilled && cart && cart.lines.length >= expected) setFilled(true);
  return isFilled ? children : null;
}
