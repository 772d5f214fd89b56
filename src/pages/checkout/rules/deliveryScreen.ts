import { isCartEmpty, type Cart } from '../../../domain/cart';

/** What decides whether the delivery step can be shown. */
interface StepReading {
  readonly cart: Cart | undefined;
  readonly isCartPending: boolean;
  readonly hasCartFailed: boolean;
  /** What the step lets choose from has come, or can't be had. */
  readonly hasOptions: boolean;
  readonly haveOptionsFailed: boolean;
  /** The form was on the screen already: it says itself what became of a cart that is empty now. */
  readonly wasOpened: boolean;
}

/** What the delivery step shows; `toCart` leads back to the cart, which has nothing in it. */
export function deliveryScreenOf(reading: StepReading): 'cartFailed' | 'optionsFailed' | 'skeleton' | 'toCart' | 'form' {
  const { cart, isCartPending, hasCartFailed, hasOptions, haveOptionsFailed, wasOpened } = reading;
  if (hasCartFailed) return 'cartFailed';
  if (haveOptionsFailed) return 'optionsFailed';
  if (isCartPending || !cart || !hasOptions) return 'skeleton';
  return isCartEmpty(cart) && !wasOpened ? 'toCart' : 'form';
}
