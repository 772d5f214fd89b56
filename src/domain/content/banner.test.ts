import { expect, it } from 'vitest';
import { bannerFor, type ProductBanner } from './banner';
import type { PriceType } from '../price/bulkPrice';
import type { Availability } from '../product/product';

const active: Availability = { status: 'ACTIVE' };

// availability, price, pre-order, new, logged in → banner
it.each<[Availability, PriceType | undefined, boolean, boolean, boolean, ProductBanner | undefined]>([
  [active, 'regular', false, false, true, undefined],
  [active, undefined, false, false, false, undefined],
  [{ status: 'AVAILABLE_SOON', eta: undefined }, 'on-sale-for-all', true, true, true, { kind: 'not-available', reason: 'soon' }],
  [
    { status: 'AVAILABLE_SOON', eta: '2026-12-01' },
    'on-sale-for-all',
    true,
    true,
    true,
    { kind: 'not-available', reason: 'from', from: '2026-12-01' },
  ],
  [{ status: 'REMOVED_FROM_INVENTORY' }, 'on-sale-for-customer', true, true, true, { kind: 'not-available', reason: 'removed' }],
  [{ status: 'INACTIVE' }, 'regular', true, true, true, { kind: 'not-available', reason: 'inactive' }],
  [active, 'on-sale-for-all', true, true, true, { kind: 'on-sale', audience: 'all' }],
  [active, 'on-sale-for-customer', true, true, true, { kind: 'on-sale', audience: 'customer' }],
  [active, 'fixed-for-customer', true, true, true, { kind: 'pre-order' }],
  [active, 'regular-fair', true, true, true, { kind: 'pre-order' }],
  [active, 'regular', true, true, false, { kind: 'new' }],
  [active, 'regular', true, false, false, undefined],
  [active, 'regular', false, true, false, { kind: 'new' }],
  [active, undefined, false, true, true, { kind: 'new' }],
])('%j, price %s, pre-order %s, new %s, logged in %s', (availability, priceType, isPreOrder, isNew, isLoggedIn, banner) =>
  expect(bannerFor({ availability, isPreOrder, isNew }, { isLoggedIn, priceType })).toEqual(banner),
);
