import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { HeaderLink } from '../../components/shell/HeaderControl';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';
import { useCartSummary } from './cartSummary';

/** The cart in the header: number of lines and sum. Within a fair it is the fair's. */
export function CartLink({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { count, sum } = useCartSummary(context);
  const href = paths.checkout(context.shop);
  return (
    <HeaderLink
      href={href}
      icon="cart"
      count={count}
      isCurrent={useLocation().pathname.startsWith(href)}
      name={intl.formatMessage({ id: sum === undefined ? 'shell.cart.name' : 'shell.cart.nameWithSum' }, { count: count ?? 0, sum })}
      {...(sum === undefined ? {} : { label: sum })}
    />
  );
}
