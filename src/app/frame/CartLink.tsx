import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CartSumText } from './parts/CartSumText';
import { HeaderLink } from './parts/HeaderControl';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { cartLinkName, useCartSummary } from '#connected/shell/cartSummary.ts';

/** The link to the cart without its count and sum. */
export function PlainCartLink({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  return (
    <HeaderLink href={paths.checkout(context.shop)} icon="cart" count="failed" name={intl.formatMessage({ id: 'shell.cart.failed' })} />
  );
}

/** Pixels for a sum of four digits before the comma, so that the header doesn't shift when it arrives. */
const sumWidth = 76;

/** The cart in the header: number of lines and sum, or that it could not be loaded; its page then offers to try again. Within a fair it is the fair's. */
export function CartLink({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { canSeePrices } = useShop().permissions;
  const { count, sum, isFailed } = useCartSummary(context);
  const href = paths.checkout(context.shop);
  return (
    <HeaderLink
      href={href}
      icon="cart"
      count={isFailed ? 'failed' : count}
      isCurrent={useLocation().pathname.startsWith(href)}
      name={cartLinkName(intl, { count, sum, isFailed })}
      labelWidth={sumWidth}
      {...(canSeePrices && { label: <CartSumText sum={sum} /> })}
    />
  );
}
