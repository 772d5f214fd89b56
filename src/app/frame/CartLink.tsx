import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { HeaderLink } from './parts/HeaderControl';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { useShop } from '../../connected/shop/ShopProvider';
import { cartLinkName, useCartSummary } from '../../connected/shell/cartSummary';

/** The way to the cart where nothing can be said of it. */
export function PlainCartLink({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  return (
    <HeaderLink href={paths.checkout(context.shop)} icon="cart" count="failed" name={intl.formatMessage({ id: 'shell.cart.failed' })} />
  );
}

/** Pixels for a sum of four digits before the comma, so that the header keeps still when it comes. */
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
      {...(canSeePrices ? { label: sum ?? ' ' } : {})}
    />
  );
}
