import type { TenantCode } from '../../src/domain/tenant';
import { catalogueOf } from './catalogue';
import { chance } from './seed';

/** Whether there is a data sheet for a product; nearly all have one. */
export function hasDatasheet(tenant: TenantCode, sku: string): boolean {
  const article = catalogueOf(tenant).bySku(sku);
  return article !== undefined && (Object.keys(article.forced).length > 0 || chance(article.seed, 90, 92));
}

/** Whether there is a safety data sheet for a product: chemicals need one. */
export function hasSafetyDatasheet(tenant: TenantCode, sku: string): boolean {
  const article = catalogueOf(tenant).bySku(sku);
  return article?.item.traits.hazardous === true;
}
