import { carriedForm, type CompanionOrder } from '../domain/companionOrder';
import { emptyForm, readForm } from '../domain/checkoutForm';
import type { BuyerContext } from '../queries/shopContext';
import { setTabItem, getTabItem } from '../platform/tabStorage';

/** Name under which this tab keeps what was typed for the order of a cart; signing out forgets it. */
export function formKeyOf({ tenant, customerId, shop }: BuyerContext): string {
  return `checkout:${tenant}:${customerId}:${shop.kind === 'fair' ? `fair:${shop.fairCode}` : 'own'}`;
}

/** Takes the delivery that a companion order wants over into the delivery step, whose fields are filled in when it is opened. */
export function carryDelivery(context: BuyerContext, order: CompanionOrder): void {
  const key = formKeyOf(context);
  setTabItem(key, JSON.stringify(carriedForm(readForm(getTabItem(key)), order)));
}

/**
 * Has the delivery step start with the address, unloading area and recipients of an order that is ordered again. What was chosen there
 * by hand stays, unless the cart was empty: then it was chosen for another order.
 */
export function carryOrder(context: BuyerContext, orderId: string, { isCartNew }: { readonly isCartNew: boolean }): void {
  const key = formKeyOf(context);
  const form = readForm(getTabItem(key));
  const { addressId, unloadingArea, confirmationMails, recipientsDraft } = emptyForm;
  const forgotten = isCartNew ? { addressId, unloadingArea, confirmationMails, recipientsDraft } : {};
  setTabItem(key, JSON.stringify({ ...form, ...forgotten, likeOrder: orderId }));
}
