import type { Language } from '#domain/text/language.ts';
import type { Shop } from '#domain/customer/shop.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';

/** The customer and shop, which every read of products, cart and order needs. */
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

/** True if the context has a customer. */
export function isBuyer(context: ShopContext): context is BuyerContext {
  return context.customerId !== undefined && context.customerId !== '';
}

/** The customer as calls take it. Those that have no sense without one never run while none is chosen. */
export const customerParam = ({ customerId = '' }: ShopContext): { readonly customerId: string } => ({ customerId });
