import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Cart, CartLine } from '../../domain/cart';
import { linesAtSubmission, withProduct } from './rules/checkoutLines';
import { toProduct } from '../../domain/product';
import type { Product as WireProduct } from '../../gen/models';
import { readCartInTime } from '../../cart/cart';
import { checkoutProductsOptions, readCheckoutProducts } from '../../ordering/checkoutProducts';
import type { BuyerContext } from '../../queries/shopContext';

/** The cart while it is being ordered. */
export interface CheckoutCart {
  /** The cart with its products as they count at submission; as it was read until they are known. */
  readonly cart: Cart;
  /** Whether prices and availability are those that count at submission, or can't be had. */
  readonly isSettled: boolean;
  /** Looks at the cart and its products once more and answers what is there now; undefined when the step was left meanwhile. */
  readonly look: () => Promise<Cart | undefined>;
  /** Whether that is under way. */
  readonly isLooking: boolean;
}

/**
 * Keeps an eye on what is being ordered, so that what others change is seen, and a product that can't be ordered any more is named before
 * the order is sent (P§4 "Checkout").
 */
export function useCheckoutCart(context: BuyerContext, cart: Cart): CheckoutCart {
  const queryClient = useQueryClient();
  const skus = useMemo(() => cart.lines.map(({ sku }) => sku), [cart.lines]);
  const { data, isPending, isEnabled } = useQuery(checkoutProductsOptions(context, skus));
  const shown = useMemo(() => (data ? { ...cart, lines: withProducts(cart.lines, data) } : cart), [cart, data]);
  const [isLooking, setLooking] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const look = async () => {
    setLooking(true);
    const [read, asked] = await Promise.all([readCartInTime(queryClient, context), readCheckoutProducts(queryClient, context, skus)]);
    const now = read ?? cart;
    const isOther = now.lines.some(({ sku }) => !skus.includes(sku));
    const products = isOther
      ? await readCheckoutProducts(
          queryClient,
          context,
          now.lines.map(({ sku }) => sku),
        )
      : asked;
    if (!isHere.current) return undefined;
    setLooking(false);
    if (products) return { ...now, lines: withProducts(now.lines, products) };
    const known = new Map(shown.lines.map((line) => [line.sku, line.product]));
    return { ...now, lines: now.lines.map((line) => withProduct(line, known.get(line.sku) ?? line.product)) };
  };
  return { cart: shown, isSettled: !isEnabled || !isPending, look, isLooking };
}

function withProducts(lines: readonly CartLine[], products: readonly WireProduct[]): readonly CartLine[] {
  return linesAtSubmission(lines, new Map(products.map((product) => [product.sku, toProduct(product)])));
}
