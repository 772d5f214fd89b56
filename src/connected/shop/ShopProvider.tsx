import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ProductNumberContext } from '#components/product/productNumber.ts';
import type { Language } from '#domain/text/language.ts';
import type { Permissions } from '#domain/customer/permissions.ts';
import { productNumberFor } from '#domain/product/productNumber.ts';
import { ownShop, type Shop } from '#domain/customer/shop.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { User } from '#domain/customer/token.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSession } from '#session/useSession.ts';

const CurrentShop = createContext<Shop>(ownShop);

interface ShopProviderProps {
  /** Shop of the pages below: the own assortment, or a fair. */
  shop: Shop;
  children: ReactNode;
}

/** Provides the shop, and the product numbers that its user sees. The own assortment by default. */
export function ShopProvider({ shop, children }: ShopProviderProps) {
  const { permissions } = useSession();
  return (
    <CurrentShop value={shop}>
      <ProductNumberContext value={productNumberFor(permissions)}>{children}</ProductNumberContext>
    </CurrentShop>
  );
}

/** Current shop, customer and user. */
export interface ShopState {
  /** Parameters of catalogue and cart calls; undefined on the national site, which has no tenant. */
  readonly context: ShopContext | undefined;
  readonly shop: Shop;
  readonly tenant: TenantCode | undefined;
  /** Number of the chosen customer; undefined when signed out or not chosen yet. */
  readonly customerId: string | undefined;
  readonly user: User | undefined;
  readonly permissions: Permissions;
  readonly isLoggedIn: boolean;
  readonly language: Language;
}

/** Current shop and customer, from the session and the surrounding shop. */
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
