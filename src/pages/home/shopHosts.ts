import { tenantCodes, type TenantCode } from '../../domain/tenant';
import type { RuntimeConfig } from '../../session/runtimeConfig';

/** A wholesaler's shop, and where it is. */
export interface ShopHost {
  readonly tenant: TenantCode;
  readonly url: string;
}

/**
 * The shops that the operator's table of hosts names. On a developer's machine, where every tenant is at its code before
 * `localhost`, all of them. Elsewhere hosts that follow no table are unknown, so none.
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
