import { formFromCompanionOrder, type CompanionOrder } from '#domain/order/companionOrder.ts';
import { cartName } from '#cart/cartCalls.ts';
import { readSeenLines, type SeenLine } from '#domain/cart/cartSnapshot.ts';
import { emptyForm, readForm, type CheckoutForm, type SameDelivery } from '#domain/checkout/checkoutForm.ts';
import { tabValue } from '#platform/stored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** The form of a cart's order, kept in this tab. */
export const checkoutDraft = (context: BuyerContext) => tabValue<CheckoutForm>(`checkout:${cartName(context)}`, readForm);

/** The cart lines last shown in this tab's checkout, to compare with the lines that are ordered; undefined if none were shown. */
export const seenCart = (context: BuyerContext) =>
  tabValue<readonly SeenLine[] | undefined>(`cart-seen:${cartName(context)}`, readSeenLines);

/** Presets the delivery step with a companion order's delivery, whose fields are filled in when it is opened. */
export function carryDelivery(context: BuyerContext, order: CompanionOrder): void {
  const kept = checkoutDraft(context);
  kept.keep(formFromCompanionOrder(kept.read(), order));
}

/**
 * Presets the delivery step with the address, unloading area and recipients of a repeated order. The user's own choices stay, unless
 * the cart was empty: then they belonged to another order.
 */
export function carryOrder(context: BuyerContext, orderId: string, { isCartNew }: { readonly isCartNew: boolean }): void {
  const kept = checkoutDraft(context);
  const { addressId, unloadingArea, confirmationMails, recipientsDraft } = emptyForm;
  const forgotten = isCartNew ? { addressId, unloadingArea, confirmationMails, recipientsDraft } : {};
  kept.keep({ ...kept.read(), ...forgotten, likeOrder: orderId });
}

/**
 * Presets the delivery step with day, address, unloading area and recipients of an order, so that the next one comes with it. Reference
 * and notes stay.
 *
 * @returns restores the previous form
 */
export function carrySameDelivery(context: BuyerContext, sameDelivery: SameDelivery): () => void {
  const kept = checkoutDraft(context);
  const before = kept.read();
  const { customerOrderId, notes } = before;
  kept.keep({ ...emptyForm, customerOrderId, notes, sameDelivery });
  return () => kept.keep(before);
}
