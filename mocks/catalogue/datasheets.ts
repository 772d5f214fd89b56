import type { TenantCode } from '#domain/customer/tenant.ts';
import { catalogueOf } from './catalogue';
import { chance } from './seed';

/** True if a product has a data sheet; nearly all do. */
export function hasDatasheet(tenant: TenantCode, sku: string): boolean {
  const article = catalogueOf(tenant).bySku(sku);
  return article !== undefined && (Object.keys(article.forced).length > 0 || chance(article.seed, 90, 92));
}

/** True if a product has a safety data sheet: chemicals need one. */
export function hasSafetyDatasheet(tenant: TenantCode, sku: string): boolean {
  const article = catalogueOf(tenant).bySku(sku);
  return article?.item.traits.hazardous === true;
}
