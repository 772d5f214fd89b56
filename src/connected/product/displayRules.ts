import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMinuteOf } from '../../clock/minute';
import type { DisplayRules } from '../../domain/displayRules';
import type { DayRange } from '../../domain/delivery';
import { fairDeliveryRange, isOrderLimitReached } from '../../domain/fair';
import type { Permissions } from '../../domain/permissions';
import type { TenantCode } from '../../domain/tenant';
import { fairDiscountFactorOf } from '../../domain/shop';
import { useGetFair } from '../../gen/fair/get-fair';
import type { Customer } from '../../gen/models';
import { localeOf } from '../../i18n/locale';
import { customerOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';
import { loadLook } from '../../themes/tenants';
import { themeCodeOf } from '../../themes/themeCodes';
import { useShop } from '../shop/ShopProvider';
import { nextDeliveriesOf } from './nextDelivery';

function explanationOf({ canSeePrices, displayPricePopup, displayExtendedPricePopup }: Permissions): DisplayRules['priceExplanation'] {
  if (!canSeePrices) return undefined;
  if (displayExtendedPricePopup) return 'extended';
  return displayPricePopup ? 'short' : undefined;
}

/** How the permissions let a user see products (P§6): without prices none of what explains or marks them. */
function rulesOf(permissions: Permissions): Omit<DisplayRules, 'isLoggedIn'> {
  return {
    canSeePrices: permissions.canSeePrices,
    seesBonuses: permissions.canSeeBonuses,
    highlightsDiscounts: permissions.highlightDiscounts,
    highlightsSpecialPrices: permissions.highlightSpecialPrices,
    priceExplanation: explanationOf(permissions),
  };
}

/** What of the customer shapes how products are shown. */
const whatMatters = (customer: Customer) => ({ upcomingDays: customer.upcomingDays, isLimitReached: isOrderLimitReached(customer) });

/** Every day of the customer's, in the own shop. */
const anyDay: DayRange = {};

/** The tenant's picture that stands in for a product's missing one; undefined until it is there. */
export function useMissingImage(tenant: TenantCode): string | undefined {
  const { data } = useQuery({
    queryKey: ['themeTokens', tenant],
    queryFn: () => loadLook(themeCodeOf(tenant)),
    select: ({ assets }) => assets.missingImage,
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
  return data;
}

/** How the present user sees products, out of permissions, shop, tenant and the days on which it delivers to the customer. */
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
  // Until a fair's days are known, none is named rather than a wrong one.
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
