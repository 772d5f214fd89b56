/** The regional sites of the group, in the specification's order (P§3 Tenant). */
export const tenantCodes = [
  'AL',
  'GM',
  'GS',
  'IE',
  'KI',
  'KS',
  'KN',
  'LE',
  'LL',
  'LS',
  'PI',
  'SI',
  'SP',
  'AZ',
  'AB',
  'AA',
  'AS',
  'AH',
  'ZU',
  'HA',
  'EN',
  'GF',
] as const;

/** The code of one regional site. */
export type TenantCode = (typeof tenantCodes)[number];

/** Groups of tenants that share a main look; the key is the main tenant code (P§3 tenant groups). */
export const tenantGroups = {
  AG: ['AZ', 'AB', 'AA', 'AS', 'AH'],
  LM: ['LL', 'LS'],
  KI: ['KI', 'KS', 'KN', 'PI'],
} as const satisfies Record<string, readonly TenantCode[]>;

/** Code of a group's main tenant. AG and LM are mains without being a site of their own. */
export type GroupCode = keyof typeof tenantGroups;

/** Code of a main tenant: a group, or the tenant itself if it is in none. */
export type MainTenantCode = TenantCode | GroupCode;

/** True for the code of a regional site. Case matters: cookies and tokens use upper case. */
export function isTenantCode(value: unknown): value is TenantCode {
  return typeof value === 'string' && (tenantCodes as readonly string[]).includes(value);
}

/** The main tenant of a tenant; a tenant in no group is its own main tenant (P§3 tenant groups). */
export function mainTenantOf(tenant: TenantCode): MainTenantCode {
  for (const [group, members] of Object.entries(tenantGroups) as [GroupCode, readonly TenantCode[]][]) {
    if (members.includes(tenant)) return group;
  }
  return tenant;
}

/**
 * True for a market tenant's host, whose start page is the landing page of its markets (P§1 market host). Such a host is configured at
 * run time, or is `lm` before the shop's name, the group of the markets, which is no site of its own.
 */
export function isMarketHost(hostname: string, marketHosts: readonly string[]): boolean {
  return hostname.startsWith('lm.') || marketHosts.includes(hostname);
}

/**
 * The tenant of a host name: its first label as a code (`al.localhost`, `al.shop.example`), or the run-time configuration's own table.
 * Undefined for every other host: the national look applies.
 */
export function tenantOfHost(hostname: string, hosts: Readonly<Record<string, string>> = {}): TenantCode | undefined {
  const configured = Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;
  const candidate = (configured ?? hostname.split('.')[0] ?? '').toUpperCase();
  return isTenantCode(candidate) ? candidate : undefined;
}
