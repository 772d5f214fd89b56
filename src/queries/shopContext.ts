import type { Language } from '../domain/language';
import type { Shop } from '../domain/shop';
import type { TenantCode } from '../domain/tenant';

/** For whom and where is being shopped: what every read of products, every cart and every order needs to know. */
export interface ShopContext {
  /** The regional site. */
  readonly tenant: TenantCode;
  /** The customer who is ordered for; undefined for visitors and while none is chosen, and then there is no cart. */
  readonly customerId: string | undefined;
  /** The own assortment or a fair. Decides the family of calls. */
  readonly shop: Shop;
  /** Language of names and descriptions in the answers. */
  readonly language: Language;
}

/** A context in which something can be put into a cart and ordered. */
export interface BuyerContext extends ShopContext {
  readonly customerId: string;
}

/** Whether the context names a customer. */
export function isBuyer(context: ShopContext): context is BuyerContext {
  return context.customerId !== undefined && context.customerId !== '';
}

/** The customer as calls take it. Those that have no sense without one never run while none is chosen. */
export const customerParam = ({ customerId = '' }: ShopContext): { readonly customerId: string } => ({ customerId });
