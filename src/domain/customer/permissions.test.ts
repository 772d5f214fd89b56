import { describe, expect, it } from 'vitest';
import { noPermissions, permissionsOf, tenantOfRoles, type PermissionFlag } from './permissions';

describe('permissionsOf', () => {
  it.each<[role: string, flag: PermissionFlag]>([
    ['special-price-highlighting', 'highlightSpecialPrices'],
    ['discount-highlighting', 'highlightDiscounts'],
    ['can-see-prices', 'canSeePrices'],
    ['should-see-price-popup', 'displayPricePopup'],
    ['should-see-extended-price-popup', 'displayExtendedPricePopup'],
    ['should-see-cross-tenant-product-id', 'displayCrossTenantProductId'],
    ['can-see-bonuses', 'canSeeBonuses'],
    ['can-use-embedded-analytics', 'canUseEmbeddedAnalytics'],
  ])('grants by the role %s the flag %s and no other', (role, flag) => {
    expect(permissionsOf([role])).toEqual({ ...noPermissions, [flag]: true });
  });

  it('grants nothing without roles, by unknown roles and by roles in another spelling', () => {
    const none = {
      highlightSpecialPrices: false,
      highlightDiscounts: false,
      canSeePrices: false,
      displayPricePopup: false,
      displayExtendedPricePopup: false,
      displayCrossTenantProductId: false,
      canSeeBonuses: false,
      canUseEmbeddedAnalytics: false,
    };
    expect(noPermissions).toEqual(none);
    expect(permissionsOf(['offline_access', 'tenant-AL', 'CAN-SEE-PRICES', 'can-see-prices ', '__proto__'])).toEqual(none);
  });
});

describe('tenantOfRoles', () => {
  it.each([
    [['tenant-AL'], 'AL'],
    [['can-see-prices', 'tenant-gm'], 'GM'],
    [['tenant-', 'tenant-XX', 'tenant-KI', 'tenant-AL'], 'KI'],
    [['my-tenant-AL'], undefined],
    [['tenant-AG'], undefined], // a group's main is no tenant to order from
    [['tenantAL', 'tenant-al-admin'], undefined],
    [[], undefined],
  ])('%j → %s', (roles, tenant) => {
    expect(tenantOfRoles(roles)).toBe(tenant);
  });
});
