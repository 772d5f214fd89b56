import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMinuteOf } from '#clock/minute.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import type { DayRange } from '#domain/checkout/delivery.ts';
import { fairDeliveryRange, isOrderLimitReached } from '#domain/order/fair.ts';
import type { Permissions } from '#domain/customer/permissions.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { fairDiscountFactorOf } from '#domain/customer/shop.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import type { Customer } from '#gen/models/index.ts';
import { localeOf } from '#i18n/locale.ts';
import { customerOptions } from '#queries/customer.ts';
import { ownKey } from '#queries/queryKeys.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { loadLook } from '#themes/tenants.ts';
import { themeCodeOf } from '#themes/themeCodes.ts';
import { useShop } from '../shop/ShopProvider';
import { nextDeliveriesOf } from './nextDelivery';

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

/** Properties of the customer that affect how products are shown. */
const whatMatters = (customer: Customer) => ({ upcomingDays: customer.upcomingDays, isLimitReached: isOrderLimitReached(customer) });

/** No limit on the customer's days, outside fairs. */
const anyDay: DayRange = {};

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
  const { tenant, language, shop } = context;
  const { data: customer, dataUpdatedAt } = useQuery({
    ...customerOptions(context),
    select: whatMatters,
    meta: { failure: 'silent' },
  });
  const upcomingDays = customer?.upcomingDays;
  const isLimitReached = shop.kind === 'fair' && customer?.isLimitReached === true;
  const readAt = useMinuteOf(dataUpdatedAt);
  const fairCode = shop.kind === 'fair' ? shop.fairCode : undefined;
  const { data: fairRange } = useGetFair(fairCode ?? '', {
    query: { select: fairDeliveryRange, enabled: fairCode !== undefined, meta: { failure: 'silent' } },
  });
  // Until a fair's days are known, no day is better than a wrong one.
  const range = fairCode === undefined ? anyDay : fairRange;
  const missingImage = useMissingImage(tenant);
  const fairDiscountFactor = fairDiscountFactorOf(shop);
  return useMemo(
    () => ({
      ...rulesOf(permissions),
      isLoggedIn,
      fairDiscountFactor,
      isOrderLimitReached: isLimitReached,
      missingImage,
      ...(range && nextDeliveriesOf(upcomingDays, readAt, localeOf[language], range)),
    }),
    [permissions, isLoggedIn, fairDiscountFactor, isLimitReached, missingImage, upcomingDays, readAt, language, range],
  );
}
