import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { isOrderLimitReached } from '#domain/order/fair.ts';
import type { Permissions } from '#domain/customer/permissions.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { fairDiscountFactorOf } from '#domain/customer/shop.ts';
import { customerOptions } from '#queries/customer.ts';
import { ownKey } from '#queries/queryKeys.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { loadLook } from '#themes/tenants.ts';
import { themeCodeOf } from '#themes/themeCodes.ts';
import { useShop } from '../shop/ShopProvider';
import { useNextDelivery } from './useNextDelivery';

function explanationOf({ canSeePrices, displayPricePopup, displayExtendedPricePopup }: Permissions): DisplayRules['priceExplanation'] {
  if (!canSeePrices) return undefined;
  if (displayExtendedPricePopup) return 'extended';
  return displayPricePopup ? 'short' : undefined;
}

/** Display rules from permissions (P§6 price popups): without prices none that explain or highlight them. */
function rulesOf(permissions: Permissions): Omit<DisplayRules, 'isLoggedIn'> {
  return {
    canSeePrices: permissions.canSeePrices,
    seesBonuses: permissions.canSeeBonuses,
    highlightsDiscounts: permissions.highlightDiscounts,
    highlightsSpecialPrices: permissions.highlightSpecialPrices,
    priceExplanation: explanationOf(permissions),
  };
}

/** The tenant's picture for products without one; undefined until loaded. */
export function useMissingImage(tenant: TenantCode): string | undefined {
  const { data } = useQuery({
    queryKey: ownKey('themeTokens', tenant),
    queryFn: () => loadLook(themeCodeOf(tenant)),
    select: ({ assets }) => assets.missingImage,
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
  return data;
}

/** Display rules of the current user, from permissions, shop, tenant and the customer's delivery days. */
export function useDisplayRules(context: ShopContext): DisplayRules {
  const { permissions, isLoggedIn } = useShop();
  const { tenant, shop } = context;
  const { data: hasReachedLimit = false } = useQuery({
    ...customerOptions(context),
    select: isOrderLimitReached,
    meta: { failure: 'silent' },
  });
  const isLimitReached = shop.kind === 'fair' && hasReachedLimit;
  const deliveries = useNextDelivery(context);
  const missingImage = useMissingImage(tenant);
  const fairDiscountFactor = fairDiscountFactorOf(shop);
  return useMemo(
    () => ({
      ...rulesOf(permissions),
      isLoggedIn,
      fairDiscountFactor,
      isOrderLimitReached: isLimitReached,
      missingImage,
      ...deliveries,
    }),
    [permissions, isLoggedIn, fairDiscountFactor, isLimitReached, missingImage, deliveries],
  );
}
