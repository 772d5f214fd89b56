import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useProductViewer } from '../../connected/product/productViewing';
import type { Cart, CartLine } from '../../domain/cart';
import { linesAtSubmission } from '../../domain/checkoutLines';
import { toProduct, type ProductViewer } from '../../domain/product';
import type { Product as WireProduct } from '../../gen/models';
import { checkoutProductsOptions, readCheckoutProducts } from '../../queries/checkoutProducts';
import type { BuyerContext } from '../../queries/shopContext';

/** The cart while it is being ordered. */
export interface CheckoutCart {
  /** The cart with its products as they count at submission; as it was read until they are known. */
  readonly cart: Cart;
  /** Looks at the products once more and answers the lines with them; undefined when the step was left meanwhile. */
  readonly look: () => Promise<readonly CartLine[] | undefined>;
  /** Whether that is under way. */
  readonly isLooking: boolean;
}

/** Keeps an eye on what is being ordered, so that a product that can't be ordered any more is named before the order is sent (P§4 "Checkout"). */
export function useCheckoutCart(context: BuyerContext, cart: Cart): CheckoutCart {
  const queryClient = useQueryClient();
  const viewer = useProductViewer();
  const skus = useMemo(() => cart.lines.map(({ sku }) => sku), [cart.lines]);
  const { data } = useQuery(checkoutProductsOptions(context, skus));
  const shown = useMemo(() => (data ? { ...cart, lines: withProducts(cart.lines, data, viewer) } : cart), [cart, data, viewer]);
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
    const products = await readCheckoutProducts(queryClient, context, skus);
    if (!isHere.current) return undefined;
    setLooking(false);
    return products ? withProducts(cart.lines, products, viewer) : shown.lines;
  };
  return { cart: shown, look, isLooking };
}

function withProducts(lines: readonly CartLine[], products: readonly WireProduct[], viewer: ProductViewer): readonly CartLine[] {
  return linesAtSubmission(lines, new Map(products.map((product) => [product.sku, toProduct(product, viewer)])));
}
