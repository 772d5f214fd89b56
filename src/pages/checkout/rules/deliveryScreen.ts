import { isCartEmpty, type Cart } from '#domain/cart/cart.ts';

/** Inputs of the decision to show the delivery step. */
interface StepReading {
  readonly cart: Cart | undefined;
  readonly isCartPending: boolean;
  readonly hasCartFailed: boolean;
  /** The step's options are loaded, or failed to load. */
  readonly hasOptions: boolean;
  readonly haveOptionsFailed: boolean;
  /** The previous orders are loading; what the form takes from them would move its content later. */
  readonly isBeforePending: boolean;
  /** The form is already on the screen: it reports an emptied cart itself. */
  readonly wasOpened: boolean;
}

/** View of the delivery step; `toCart` redirects to the empty cart. */
export function deliveryScreenOf(reading: StepReading): 'cartFailed' | 'optionsFailed' | 'skeleton' | 'toCart' | 'form' {
  const { cart, isCartPending, hasCartFailed, hasOptions, haveOptionsFailed, isBeforePending, wasOpened } = reading;
  if (hasCartFailed) return 'cartFailed';
  if (haveOptionsFailed) return 'optionsFailed';
  if (isCartPending || !cart || !hasOptions) return 'skeleton';
  if (wasOpened) return 'form';
  if (isCartEmpty(cart)) return 'toCart';
  return isBeforePending ? 'skeleton' : 'form';
}
