import { carriedForm, type CompanionOrder } from '../domain/companionOrder';
import { cartName } from '../cart/cartCalls';
import { readSeenLines, type SeenLine } from '../domain/cartSnapshot';
import { emptyForm, readForm, type CheckoutForm } from '../domain/checkoutForm';
import { draft } from '../platform/draft';
import type { BuyerContext } from '../queries/shopContext';

/** What was typed for the order of a cart, kept in this tab. */
export const checkoutDraft = (context: BuyerContext) => draft<CheckoutForm>(`checkout:${cartName(context)}`, readForm);

/** The lines of a cart as this tab has last shown them in the checkout, which what is ordered later is compared with; undefined when it hasn't. */
export const seenCart = (context: BuyerContext) => draft<readonly SeenLine[] | undefined>(`cart-seen:${cartName(context)}`, readSeenLines);

/** Takes the delivery that a companion order wants over into the delivery step, whose fields are filled in when it is opened. */
export function carryDelivery(context: BuyerContext, order: CompanionOrder): void {
  const kept = checkoutDraft(context);
  kept.keep(carriedForm(kept.read(), order));
}

/**
 * Has the delivery step start with the address, unloading area and recipients of an order that is ordered again. What was chosen there
 * by hand stays, unless the cart was empty: then it was chosen for another order.
 */
export function carryOrder(context: BuyerContext, orderId: string, { isCartNew }: { readonly isCartNew: boolean }): void {
  const kept = checkoutDraft(context);
  const { addressId, unloadingArea, confirmationMails, recipientsDraft } = emptyForm;
  const forgotten = isCartNew ? { addressId, unloadingArea, confirmationMails, recipientsDraft } : {};
  kept.keep({ ...kept.read(), ...forgotten, likeOrder: orderId });
}
