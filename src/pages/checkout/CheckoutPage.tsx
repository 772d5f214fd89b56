import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useShop } from '../../connected/shop/ShopProvider';
import { checkoutStepOf } from '../../domain/checkout';
import { paths } from '../../paths';
import { cartName } from '../../cart/cartCalls';
import { isPlacedHere } from '../../ordering/submit';
import { isBuyer } from '../../queries/shopContext';
import { CartStep } from './CartStep';
import { ConfirmationStep } from './ConfirmationStep';
import { DeliveryStep } from './DeliveryStep';
import { UnacknowledgedOrder } from './UnacknowledgedOrder';

/** The order from the cart to its confirmation: the step follows the path's ending (P§2 /checkout). In a fair it is the fair's cart. */
export function Component() {
  const { context } = useShop();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (!context || !isBuyer(context)) return null;
  switch (checkoutStepOf(pathname)) {
    case 'cart':
      return (
        <UnacknowledgedOrder key={`cart ${cartName(context)}`} context={context}>
          <CartStep context={context} />
        </UnacknowledgedOrder>
      );
    case 'delivery':
      return (
        <UnacknowledgedOrder key={`delivery ${cartName(context)}`} context={context}>
          <DeliveryStep context={context} />
        </UnacknowledgedOrder>
      );
    case 'confirmation': {
      const orderId = search.get('order');
      if (!orderId) return <Navigate to={paths.checkout(context.shop)} replace />;
      // An address that was sent or kept thanks nobody for an order: it shows what has become of it.
      if (!isPlacedHere(context, orderId)) return <Navigate to={paths.order(orderId)} replace />;
      return <ConfirmationStep context={context} orderId={orderId} />;
    }
  }
}
