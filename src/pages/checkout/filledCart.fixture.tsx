import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { minimumForUnit } from '#domain/product/quantity.ts';
import { emptySearch } from '#domain/search/search.ts';
import { useCart, useCartActions } from '#cart/cart.ts';
import { searchOptions } from '#queries/catalogue.ts';
import type { CartItemRequest } from '#gen/models/index.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';

interface FilledCartProps {
  /** Search text; the first orderable products are added to the cart. */
  query: string;
  /** Number of lines. */
  count: number;
  /** Number of lines that return with their product; all by default. */
  expected?: number;
  /** Shown once they are added. */
  children: ReactNode;
}

interface CartOfProps {
  /** Lines for the initially empty cart. */
  lines: readonly CartItemRequest[];
  /** Shown once they are added. */
  children: ReactNode;
}

/** Stories only: adds lines to the cart of the story's shop, then renders the page. */
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

/** Stories only: adds the first products of a search to the cart of the story's shop, then renders the page. */
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
