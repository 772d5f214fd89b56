import { carriedForm, type CompanionOrder } from '../domain/companionOrder';
import { readForm } from '../domain/checkoutForm';
import type { BuyerContext } from '../queries/shopContext';
import { keepForTab, keptForTab } from '../queries/tabStorage';

/** Name under which this tab keeps what was typed for the order of a cart; signing out forgets it. */
export function formKeyOf({ tenant, customerId, shop }: BuyerContext): string {
  return `checkout:${tenant}:${customerId}:${shop.kind === 'fair' ? `fair:${shop.fairCode}` : 'own'}`;
}

/** Takes the delivery that a companion order wants over into the delivery step, whose fields are filled in when it is opened. */
export function carryDelivery(context: BuyerContext, order: CompanionOrder): void {
  const key = formKeyOf(context);
  keepForTab(key, JSON.stringify(carriedForm(readForm(keptForTab(key)), order)));
}
