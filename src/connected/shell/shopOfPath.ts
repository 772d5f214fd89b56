import { matchPath, useLocation } from 'react-router';
import { globalDiscountFactor } from '../../domain/fair';
import { ownShop, type Shop } from '../../domain/shop';
import { useGetFair } from '../../gen/fair/get-fair';
import type { Fair } from '../../gen/models';
import { fairPattern } from '../../paths';
import { useSession } from '../../session/useSession';

/** Code of the fair that an address lies in; undefined in the own assortment. */
export function fairCodeOf(pathname: string): string | undefined {
  return matchPath(`${fairPattern}/*`, pathname)?.params.fairCode;
}

/** The shop of a fair; undefined for one that is not active, whose search and cart nobody can use. */
export function shopOfFair(fair: Fair): Shop | undefined {
  if (!fair.isActive) return undefined;
  const factor = globalDiscountFactor(fair);
  return { kind: 'fair', fairCode: fair.id, ...(factor === undefined ? {} : { globalDiscountFactor: factor }) };
}

/**
 * The shop that the address lies in, for the frame, which stands outside the fair's own screens: within a fair its search, its
 * categories and its cart are at hand. Until the fair is known to be one, it is the own assortment.
 */
export function useShopOfPath(): Shop {
  const fairCode = fairCodeOf(useLocation().pathname);
  const { kind } = useSession();
  const { data: shop } = useGetFair(fairCode ?? '', {
    query: { select: shopOfFair, enabled: fairCode !== undefined && kind === 'ready' },
  });
  return (fairCode === undefined ? undefined : shop) ?? ownShop;
}
