import { useDeferredValue, useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { cartSum, rememberedLineSums } from '../../domain/cartSum';
import { formatPrice } from '../../i18n/format';
import { useCart } from '../../cart/cart';
import { fairDiscountFactorOf } from '../../domain/shop';
import type { ShopContext } from '../../queries/shopContext';
import { useShop } from '../shop/ShopProvider';

/** The cart in one line: how many lines, and what they cost. */
export interface CartSummary {
  /** Number of distinct lines; undefined until the cart has been read. */
  readonly count: number | undefined;
  /** Sum as shown; undefined for users who see no prices, and until the cart has been read. */
  readonly sum: string | undefined;
  /** Whether it could not be read. */
  readonly isFailed: boolean;
}

/** The cart's name where its face only shows numbers. One that has not been read, or could not be, is not called empty. */
export function cartLinkName(intl: IntlShape, { count, sum, isFailed }: CartSummary): string {
  if (isFailed) return intl.formatMessage({ id: 'shell.cart.failed' });
  if (count === undefined) return intl.formatMessage({ id: 'shell.bottomBar.cart' });
  return intl.formatMessage({ id: sum === undefined ? 'shell.cart.name' : 'shell.cart.nameWithSum' }, { count, sum });
}

/**
 * The cart in one line, for header, bottom bar and start page. Comes a moment after the change itself, so that it never holds up
 * the row in which an amount is typed; lines that have not changed are not computed again.
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
