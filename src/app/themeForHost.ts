import { isMarketHost, type TenantCode } from '../domain/tenant';
import { themeCodeOf, type ThemeCode } from '../themes/themeCodes';

/** The look that is worn: the tenant's; on the host of the markets theirs, since no tenant is there. */
export function themeForHost(tenant: TenantCode | undefined, { marketHosts }: { readonly marketHosts: readonly string[] }): ThemeCode {
  return !tenant && isMarketHost(window.location.hostname, marketHosts) ? 'LM' : themeCodeOf(tenant);
}
