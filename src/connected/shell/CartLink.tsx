import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { HeaderLink } from '../../components/shell/HeaderControl';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { useShop } from '../shop/ShopProvider';
import { useCartSummary } from './cartSummary';

/** Pixels for a sum of four digits before the comma, so that the header keeps still when it comes. */
const sumWidth = 76;

/** The cart in the header: number of lines and sum. Within a fair it is the fair's. */
export function CartLink({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { canSeePrices } = useShop().permissions;
  const { count, sum } = useCartSummary(context);
  const href = paths.checkout(context.shop);
  return (
    <HeaderLink
      href={href}
      icon="cart"
      count={count}
      isCurrent={useLocation().pathname.startsWith(href)}
      name={intl.formatMessage({ id: sum === undefined ? 'shell.cart.name' : 'shell.cart.nameWithSum' }, { count: count ?? 0, sum })}
      labelWidth={sumWidth}
      {...(canSeePrices ? { label: sum ?? ' ' } : {})}
    />
  );
}
