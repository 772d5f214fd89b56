import { Navigate, useLocation, useSearchParams } from 'react-router';
import { addTexts } from '../../i18n/texts';
import { useShop } from '../../connected/shop/ShopProvider';
import { checkoutStepOf } from '../../domain/checkout';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { paths } from '../../paths';
import { cartName } from '../../cart/cartCalls';
import { isPlacedHere } from '../../ordering/submit';
import { isBuyer } from '../../queries/shopContext';
import { CartStep } from './CartStep';
import { DeliveryStep } from './DeliveryStep';
import { UnacknowledgedOrder } from './UnacknowledgedOrder';

// Far from what is seen first; it comes once the browser rests, so that it is there when an order has been placed.
const ConfirmationStep = lazyComponent(async () => (await import('./ConfirmationStep')).ConfirmationStep, { failure: 'screen' });

const PlannerStep = lazyComponent(async () => (await Promise.all([import('./PlannerStep'), addTexts('planner')]))[0].PlannerStep, {
  failure: 'screen',
});

/** The order from the cart to its confirmation: the step follows the path's ending (P§2 /checkout). In a fair it is the fair's cart. */
export function Component() {
  const { context } = useShop();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  ConfirmationStep.useWhenIdle();
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
    case 'planner':
      return (
        <UnacknowledgedOrder key={`planner ${cartName(context)}`} context={context}>
          <PlannerStep context={context} />
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
