import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProductViewing } from '../../components/product/productView';
import { dayOfMoment } from '../../domain/calendar';
import { openDays } from '../../domain/delivery';
import type { Language } from '../../domain/language';
import type { Permissions } from '../../domain/permissions';
import type { ProductViewer } from '../../domain/product';
import type { Shop } from '../../domain/shop';
import { formatDay, formatTime } from '../../i18n/format';
import { customerOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';
import { loadTokens, themeCodeOf } from '../../themes/tenants';
import { useShop } from '../shop/ShopProvider';

/** What of the user matters for reading products; the same object until a permission changes. */
export function useProductViewer(): ProductViewer {
  const { displayCrossTenantProductId: seesCrossTenantProductId } = useShop().permissions;
  return useMemo(() => ({ seesCrossTenantProductId }), [seesCrossTenantProductId]);
}

type NextDelivery = NonNullable<ProductViewing['nextDelivery']>;

/** The next day on which the customer can be delivered, with the deadline: its time, and its day where that is not today. */
function nextDeliveryOf(upcomingDays: Parameters<typeof openDays>[0], now: Date, language: Language): NextDelivery | undefined {
  const [next] = openDays(upcomingDays, now);
  if (!next) return undefined;
  const { day, orderUntil } = next;
  if (!orderUntil) return { day: formatDay(day, language), until: undefined };
  const time = formatTime(orderUntil, language);
  const deadlineDay = dayOfMoment(orderUntil);
  return { day: formatDay(day, language), until: time, ...(deadlineDay !== dayOfMoment(now) && { untilDay: formatDay(deadlineDay, language) }) };
}

function explanationOf({ canSeePrices, displayPricePopup, displayExtendedPricePopup }: Permissions): ProductViewing['priceExplanation'] {
  if (!canSeePrices) return undefined;
  if (displayExtendedPricePopup) return 'extended';
  return displayPricePopup ? 'short' : undefined;
}

/** How the permissions let a user see products (P§6): without prices none of what explains or marks them. */
export function viewingOf(permissions: Permissions): Omit<ProductViewing, 'isLoggedIn'> {
  return {
    canSeePrices: permissions.canSeePrices,
    seesBonuses: permissions.canSeeBonuses,
    highlightsDiscounts: permissions.highlightDiscounts,
    highlightsSpecialPrices: permissions.highlightSpecialPrices,
    priceExplanation: explanationOf(permissions),
  };
}

const fairFactorOf = (shop: Shop) => (shop.kind === 'fair' ? shop.globalDiscountFactor : undefined);

/** How the present user sees products, out of permissions, shop, tenant and the customer's delivery days. */
export function useProductViewing(context: ShopContext): ProductViewing {
  const { permissions, isLoggedIn } = useShop();
  const { tenant, language, shop } = context;
  const { data: upcomingDays, dataUpdatedAt } = useQuery({ ...customerOptions(context), select: (customer) => customer.upcomingDays, meta: { failure: 'silent' } });
  const { data: missingImage } = useQuery({
    queryKey: ['themeTokens', tenant],
    queryFn: () => loadTokens(themeCodeOf(tenant)),
    select: ({ assets }) => assets.missingImage,
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
  const fairDiscountFactor = fairFactorOf(shop);
  return useMemo(
    () => ({
      ...viewingOf(permissions),
      isLoggedIn,
      fairDiscountFactor,
      missingImage,
      nextDelivery: nextDeliveryOf(upcomingDays, new Date(dataUpdatedAt), language),
    }),
    [permissions, isLoggedIn, fairDiscountFactor, missingImage, upcomingDays, dataUpdatedAt, language],
  );
}
