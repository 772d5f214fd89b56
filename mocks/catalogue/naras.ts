import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Nara } from '#gen/models/index.ts';
import type { Article } from './article';
import { catalogueOf } from './catalogue';
import { chance, mix, pick, seedOf } from './seed';
import { textIn } from './text';
import type { Shopper } from './shopper';

const rules = ['10+1', '12+1', '5+1', '20+2', '24+2', '11+1'];

/** Free goods of an article for a customer. */
export function naraOf({ sku, tenantSeed, forced }: Article, { customerId, language }: Shopper): Nara | undefined {
  if (!customerId) return undefined;
  if (forced.nara) return { sku, naraCodes: [forced.nara] };
  const seed = mix(tenantSeed, seedOf(customerId));
  if (Object.keys(forced).length > 0 || !chance(seed, 70, 3)) return undefined;
  // Some rules don't fit the usual form; they are shown as text.
  if (chance(seed, 71, 6)) return { sku, naraCodes: [textIn('1 Palette + 1 Lage|1 pallet + 1 layer|1 pallet + 1 strato', language)] };
  return { sku, naraCodes: chance(seed, 72, 12) ? ['10+1', '50+7'] : [pick(rules, seed, 73)] };
}

/** Free goods of a product for a customer; undefined when there are none. */
export function naraFor(tenant: TenantCode, sku: string, shopper: Shopper): Nara | undefined {
  const article = catalogueOf(tenant).bySku(sku);
  return article && naraOf(article, shopper);
}
