/**
 * The shop of an order. The own assortment and a fair's sub-shop share every screen and rule; they differ in the family of calls, in
 * the cart, and in the fair's global discount.
 */
export type Shop =
  | { kind: 'own' }
  | {
      kind: 'fair';
      /** The code in the address and in the calls (`subshopCode`, `cartType`). */
      fairCode: string;
      /** Decimal factor that multiplies regular prices only (P§9 fair discount), e.g. "0.95"; absent when the fair grants none. */
      globalDiscountFactor?: string;
    };

/** The factor that multiplies regular prices in a shop (P§9 fair discount); undefined where none does. */
export function fairDiscountFactorOf(shop: Shop): string | undefined {
  return shop.kind === 'fair' ? shop.globalDiscountFactor : undefined;
}

/** The wholesaler's own assortment. */
export const ownShop: Shop = { kind: 'own' };
