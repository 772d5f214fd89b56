import { Navigate, useLocation, useSearchParams } from 'react-router';
import { addTexts } from '#i18n/texts.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { checkoutStepOf } from '#domain/checkout/checkout.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { paths } from '#paths.ts';
import { cartName } from '#cart/cartCalls.ts';
import { isPlacedHere } from '#ordering/submit.ts';
import { isBuyer } from '#queries/shopContext.ts';
import { CartStep } from './CartStep';
import { DeliveryStep } from './DeliveryStep';
import { UnacknowledgedOrder } from './UnacknowledgedOrder';

// Needed only after an order; loaded when the browser is idle, so that it is available then.
const ConfirmationStep = lazyComponent(
  async () => (await Promise.all([import('./ConfirmationStep'), addTexts('planner')]))[0].ConfirmationStep,
  { failure: 'screen' },
);

const PlannerStep = lazyComponent(async () => (await Promise.all([import('./PlannerStep'), addTexts('planner')]))[0].PlannerStep, {
  failure: 'screen',
});

/** Checkout from cart to confirmation: the path's ending selects the step (P§2 checkout steps). In a fair it uses the fair's cart. */
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
      // A shared or bookmarked confirmation isn't one: it redirects to the order.
      if (!isPlacedHere(context, orderId)) return <Navigate to={paths.order(orderId)} replace />;
      return <ConfirmationStep context={context} orderId={orderId} />;
    }
  }
}
