import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ProductNumberContext } from '../../components/product/productNumber';
import type { Language } from '../../domain/language';
import type { Permissions } from '../../domain/permissions';
import { productNumberFor } from '../../domain/productNumber';
import { ownShop, type Shop } from '../../domain/shop';
import type { TenantCode } from '../../domain/tenant';
import type { User } from '../../domain/token';
import type { ShopContext } from '../../queries/shopContext';
import { useSession } from '../../session/useSession';

const CurrentShop = createContext<Shop>(ownShop);

interface ShopProviderProps {
  /** The shop of the pages below: the own assortment, or a fair. */
  shop: Shop;
  children: ReactNode;
}

/** Says in which shop the pages below are, and which numbers of products its user sees. Without it they are in the own assortment. */
export function ShopProvider({ shop, children }: ShopProviderProps) {
  const { permissions } = useSession();
  return (
    <CurrentShop value={shop}>
      <ProductNumberContext value={productNumberFor(permissions)}>{children}</ProductNumberContext>
    </CurrentShop>
  );
}

/** Who shops where. */
export interface ShopState {
  /** What the calls of the catalogue and the cart need; undefined on the national site, where no tenant is known. */
  readonly context: ShopContext | undefined;
  readonly shop: Shop;
  readonly tenant: TenantCode | undefined;
  /** Number of the chosen customer; undefined when logged out or not yet chosen. */
  readonly customerId: string | undefined;
  readonly user: User | undefined;
  readonly permissions: Permissions;
  readonly isLoggedIn: boolean;
  readonly language: Language;
}

/** Who shops where, from the session and the shop around the page. */
export function useShop(): ShopState {
  const session = useSession();
  const shop = useContext(CurrentShop);
  return useMemo(() => {
    const { tenant, language, permissions, user } = session;
    const customerId = session.customerId || undefined;
    return {
      context: tenant && { tenant, customerId, shop, language },
      shop,
      tenant,
      customerId,
      user,
      permissions,
      language,
      isLoggedIn: session.kind !== 'signed-out',
    };
  }, [session, shop]);
}
