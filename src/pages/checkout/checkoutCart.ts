import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';
import { linesAtSubmission, withProduct } from './rules/checkoutLines';
import { toProduct } from '#domain/product/product.ts';
import type { Product as WireProduct } from '#gen/models/index.ts';
import { readCartInTime } from '#cart/cart.ts';
import { checkoutProductsOptions, readCheckoutProducts } from '#ordering/checkoutProducts.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** The cart during checkout. */
export interface CheckoutCart {
  /** The cart with product data as of submission; as loaded until they are known. */
  readonly cart: Cart;
  /** True once prices and availability are those of submission, or failed to load. */
  readonly isSettled: boolean;
  /** Refetches the cart and its products, and returns the result; undefined if the step was left meanwhile. */
  readonly look: () => Promise<Cart | undefined>;
  /** True while refetching. */
  readonly isLooking: boolean;
}

/**
 * Refetches the cart during checkout, so that others' changes are seen, and unavailable products are named before the
 * order is sent (P§4 "Checkout").
 */
export function useCheckoutCart(context: BuyerContext, cart: Cart): CheckoutCart {
  const queryClient = useQueryClient();
  const skus = useMemo(() => cart.lines.map(({ sku }) => sku), [cart.lines]);
  const { data, isPending, isEnabled } = useQuery(checkoutProductsOptions(context, skus));
  const shown = useMemo(() => (data ? { ...cart, lines: withProducts(cart.lines, data) } : cart), [cart, data]);
  const [isLooking, setLooking] = useState(false);
  const isMounted = useIsMounted();
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
    if (!isMounted()) return undefined;
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
