import type { PriceType } from '../price/bulkPrice';
import type { Product } from '../product/product';

/** The one state that a product's banner shows (P§4 "Product banner"). */
export type ProductBanner =
  | { readonly kind: 'not-available'; readonly reason: 'soon' | 'removed' | 'inactive' | 'unknown' }
  /** Available again from a day on, YYYY-MM-DD. */
  | { readonly kind: 'not-available'; readonly reason: 'from'; readonly from: string }
  | { readonly kind: 'on-sale'; readonly audience: 'all' | 'customer' }
  | { readonly kind: 'pre-order' }
  | { readonly kind: 'new' };

/** Context that decides a product's banner. */
export interface BannerContext {
  /** The pre-order banner shows only when logged in. */
  readonly isLoggedIn: boolean;
  /** Kind of the price that is shown; undefined when the user sees no prices or there is none. */
  readonly priceType: PriceType | undefined;
}

function notAvailable({ availability }: Pick<Product, 'availability'>): ProductBanner | undefined {
  switch (availability.status) {
    case 'ACTIVE':
      return undefined;
    case 'AVAILABLE_SOON':
      return availability.eta
        ? { kind: 'not-available', reason: 'from', from: availability.eta }
        : { kind: 'not-available', reason: 'soon' };
    case 'REMOVED_FROM_INVENTORY':
      return { kind: 'not-available', reason: 'removed' };
    case 'INACTIVE':
      return { kind: 'not-available', reason: 'inactive' };
    case 'UNKNOWN':
      return { kind: 'not-available', reason: 'unknown' };
  }
}

function onSale(type: PriceType | undefined): ProductBanner | undefined {
  switch (type) {
    case 'on-sale-for-all':
      return { kind: 'on-sale', audience: 'all' };
    case 'on-sale-for-customer':
      return { kind: 'on-sale', audience: 'customer' };
    case 'regular':
    case 'regular-fair':
    case 'fixed-for-customer':
    case undefined:
      return undefined;
  }
}

/**
 * The banner of a product, first match wins: not available, on sale, pre-order (only when logged in), new; undefined when none applies
 * (P§4 product banner). P§4 names three cases of "not available"; an INACTIVE product, which can't be ordered either, is the fourth.
 */
export function bannerFor(
  product: Pick<Product, 'availability' | 'isPreOrder' | 'isNew'>,
  { isLoggedIn, priceType }: BannerContext,
): ProductBanner | undefined {
  return (
    notAvailable(product) ??
    onSale(priceType) ??
    (product.isPreOrder && isLoggedIn ? { kind: 'pre-order' } : undefined) ??
    (product.isNew ? { kind: 'new' } : undefined)
  );
}
