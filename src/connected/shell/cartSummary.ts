import { useDeferredValue, useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { cartSum, rememberedLineSums } from '#domain/cart/cartSum.ts';
import { formatPrice } from '#i18n/format.ts';
import { useCart } from '#cart/cart.ts';
import { fairDiscountFactorOf } from '#domain/customer/shop.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useShop } from '../shop/ShopProvider';

/** Summary of the cart: number of lines, and total. */
export interface CartSummary {
  /** Number of distinct lines; undefined until loaded. */
  readonly count: number | undefined;
  /** Formatted total; undefined without the price permission, and until loaded. */
  readonly sum: string | undefined;
  /** True if loading failed. */
  readonly isFailed: boolean;
}

/** Accessible name of the cart's link, which shows numbers only. A cart that isn't loaded, or failed to, must not be called empty. */
export function cartLinkName(intl: IntlShape, { count, sum, isFailed }: CartSummary): string {
  if (isFailed) return intl.formatMessage({ id: 'shell.cart.failed' });
  if (count === undefined) return intl.formatMessage({ id: 'shell.bottomBar.cart' });
  return intl.formatMessage({ id: sum === undefined ? 'shell.cart.name' : 'shell.cart.nameWithSum' }, { count, sum });
}

/**
 * Summary of the cart for header, bottom bar and start page. Deferred, so that it never delays the row in which the
 * user types an amount; unchanged lines aren't computed again.
 */
export function useCartSummary(context: ShopContext): CartSummary {
  const { permissions, shop } = useShop();
  const { canSeePrices, canSeeBonuses } = permissions;
  const { cart, error } = useCart(context);
  const shown = useDeferredValue(cart);
  const fairDiscountFactor = fairDiscountFactorOf(shop);
  const terms = useMemo(() => ({ canSeeBonuses, fairDiscountFactor }), [canSeeBonuses, fairDiscountFactor]);
  const sumOf = useMemo(() => rememberedLineSums(terms), [terms]);
  const isFailed = cart === undefined && error !== null;
  return useMemo(
    () => ({
      isFailed,
      count: shown && shown.lines.length + shown.errors.length,
      sum: shown && canSeePrices ? formatPrice(cartSum(shown.lines, terms, sumOf).net) : undefined,
    }),
    [isFailed, shown, canSeePrices, terms, sumOf],
  );
}
