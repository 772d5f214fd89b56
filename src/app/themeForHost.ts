import { isMarketHost, type TenantCode } from '#domain/customer/tenant.ts';
import { themeCodeOf, type ThemeCode } from '#themes/themeCodes.ts';

/** The look to apply: the tenant's; on the host of the markets theirs, since it has no tenant. */
export function themeForHost(tenant: TenantCode | undefined, { marketHosts }: { readonly marketHosts: readonly string[] }): ThemeCode {
  return !tenant && isMarketHost(window.location.hostname, marketHosts) ? 'LM' : themeCodeOf(tenant);
}
