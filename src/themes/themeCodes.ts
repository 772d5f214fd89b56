import { tenantCodes, tenantGroups, type GroupCode, type TenantCode } from '#domain/customer/tenant.ts';

/** Code of a look: a tenant, a group's main look, or the group's neutral for an unknown tenant (P§1 unknown tenant). */
export type ThemeCode = TenantCode | GroupCode | 'national';

const mains = Object.keys(tenantGroups) as readonly GroupCode[];

/** Every code with a look: tenants first in the specification's order, then the mains without a site of their own, then national. */
export const themeCodes: readonly ThemeCode[] = [...new Set<ThemeCode>([...tenantCodes, ...mains]), 'national'];

/** The look of a tenant; an unknown tenant gets the group's neutral (P§1 unknown tenant). */
export function themeCodeOf(tenant: TenantCode | undefined): ThemeCode {
  return tenant ?? 'national';
}
