import { matchPath, useLocation } from 'react-router';
import { globalDiscountFactor } from '#domain/order/fair.ts';
import { ownShop, type Shop } from '#domain/customer/shop.ts';
import { useGetFair } from '#gen/fair/get-fair.ts';
import type { Fair } from '#gen/models/index.ts';
import { fairPattern } from '#paths.ts';
import { useSession } from '#session/useSession.ts';

/** Code of the fair in an address; undefined in the own assortment. */
export function fairCodeOf(pathname: string): string | undefined {
  return matchPath(`${fairPattern}/*`, pathname)?.params.fairCode;
}

/** The shop of a fair; undefined for an inactive one, whose search and cart can't be used. */
export function shopOfFair(fair: Fair): Shop | undefined {
  if (!fair.isActive) return undefined;
  const factor = globalDiscountFactor(fair);
  return { kind: 'fair', fairCode: fair.id, ...(factor === undefined ? {} : { globalDiscountFactor: factor }) };
}

/**
 * The shop of the address, for the frame, which is outside the fair's screens: in a fair it offers the fair's search,
 * categories and cart. The own assortment until the fair is loaded.
 */
export function useShopOfPath(): Shop {
  const fairCode = fairCodeOf(useLocation().pathname);
  const { kind } = useSession();
  const { data: shop } = useGetFair(fairCode ?? '', {
    query: { select: shopOfFair, enabled: fairCode !== undefined && kind === 'ready' },
  });
  return (fairCode === undefined ? undefined : shop) ?? ownShop;
}
