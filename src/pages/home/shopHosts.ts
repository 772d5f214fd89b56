import { tenantCodes, type TenantCode } from '#domain/customer/tenant.ts';
import type { RuntimeConfig } from '#session/runtimeConfig.ts';

/** A wholesaler's shop and its address. */
export interface ShopHost {
  readonly tenant: TenantCode;
  readonly url: string;
}

/**
 * Shops in the operator's table of hosts. On a developer's machine, where each tenant has `<code>.localhost`, all of
 * them. Elsewhere none, since hosts outside a table are unknown.
 */
export function shopHostsOf(
  { hosts }: Pick<RuntimeConfig, 'hosts'>,
  { protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): readonly ShopHost[] {
  const suffix = port === '' ? '' : `:${port}`;
  const named = tenantCodes.flatMap((tenant) => {
    const host = Object.keys(hosts).find((candidate) => hosts[candidate] === tenant);
    return host === undefined ? [] : [{ tenant, url: `${protocol}//${host}${suffix}/` }];
  });
  if (named.length > 0) return named;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return isLocal ? tenantCodes.map((tenant) => ({ tenant, url: `${protocol}//${tenant.toLowerCase()}.localhost${suffix}/` })) : [];
}
