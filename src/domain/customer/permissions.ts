import { isTenantCode, type TenantCode } from './tenant';

/** The user's permissions, one boolean for each realm role of the specification (P§6 eight flags). Without a token all are false. */
export interface Permissions {
  /** True if prices on sale for the customer are emphasized. */
  readonly highlightSpecialPrices: boolean;
  /** True if discounts are emphasized. */
  readonly highlightDiscounts: boolean;
  /** Prices, sums and discounts are shown at all, printed documents included. */
  readonly canSeePrices: boolean;
  /** The price popup opens. */
  readonly displayPricePopup: boolean;
  /** The price popup opens with its extended content. */
  readonly displayExtendedPricePopup: boolean;
  /** Products show the number that they have across all tenants. */
  readonly displayCrossTenantProductId: boolean;
  /** Bonuses are shown and counted into the displayed price. */
  readonly canSeeBonuses: boolean;
  /** The embedded analytics report can be opened. */
  readonly canUseEmbeddedAnalytics: boolean;
}

/** Name of one permission flag. */
export type PermissionFlag = keyof Permissions;

/** The realm role that grants each flag (P§6 eight flags). */
export const roleOfPermission = {
  highlightSpecialPrices: 'special-price-highlighting',
  highlightDiscounts: 'discount-highlighting',
  canSeePrices: 'can-see-prices',
  displayPricePopup: 'should-see-price-popup',
  displayExtendedPricePopup: 'should-see-extended-price-popup',
  displayCrossTenantProductId: 'should-see-cross-tenant-product-id',
  canSeeBonuses: 'can-see-bonuses',
  canUseEmbeddedAnalytics: 'can-use-embedded-analytics',
} as const satisfies Record<PermissionFlag, string>;

/** The flags without a token (P§6 eight flags). */
export const noPermissions: Permissions = permissionsOf([]);

/** The flags that a list of realm roles grants. Roles that are no permission are ignored. */
export function permissionsOf(roles: readonly string[]): Permissions {
  const granted = (flag: PermissionFlag) => roles.includes(roleOfPermission[flag]);
  return {
    highlightSpecialPrices: granted('highlightSpecialPrices'),
    highlightDiscounts: granted('highlightDiscounts'),
    canSeePrices: granted('canSeePrices'),
    displayPricePopup: granted('displayPricePopup'),
    displayExtendedPricePopup: granted('displayExtendedPricePopup'),
    displayCrossTenantProductId: granted('displayCrossTenantProductId'),
    canSeeBonuses: granted('canSeeBonuses'),
    canUseEmbeddedAnalytics: granted('canUseEmbeddedAnalytics'),
  };
}

const tenantPrefix = 'tenant-';

/**
 * The tenant that the realm roles name: the first role `tenant-XX` whose rest is a tenant's code (P§6 realm roles).
 * Sign-on services like to write roles in lower case, so the case of the code doesn't matter here.
 */
export function tenantOfRoles(roles: readonly string[]): TenantCode | undefined {
  for (const role of roles) {
    if (!role.startsWith(tenantPrefix)) continue;
    const code = role.slice(tenantPrefix.length).toUpperCase();
    if (isTenantCode(code)) return code;
  }
  return undefined;
}
