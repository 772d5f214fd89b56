import { tabValue } from '#platform/stored.ts';
import { listOf } from '#platform/keptJson.ts';
import type { RemovedOrderTemplateProduct } from '#gen/models/index.ts';
import type { ShopContext } from './shopContext';

function isRemovedProduct(value: unknown): value is RemovedOrderTemplateProduct {
  const { sku, name } = (value ?? {}) as Partial<RemovedOrderTemplateProduct>;
  return typeof sku === 'string' && typeof name === 'string';
}

/** Products that were taken out of a template and of which the user has not said that the news is read. */
export const removedProducts = ({ tenant, customerId }: ShopContext, orderTemplateId: string) =>
  tabValue<readonly RemovedOrderTemplateProduct[]>(`template-removed:${tenant}:${customerId}:${orderTemplateId}`, (kept) =>
    listOf(kept).filter(isRemovedProduct),
  );

/**
 * Stores reports that the server sends only once until they are dismissed, across reloads and other screens.
 *
 * @returns all reports still to be shown, stored and new ones
 */
export function keepRemovedProducts(
  context: ShopContext,
  orderTemplateId: string,
  told: readonly RemovedOrderTemplateProduct[],
): RemovedOrderTemplateProduct[] {
  const kept = removedProducts(context, orderTemplateId);
  const all = [...new Map([...kept.read(), ...told].map((product) => [product.sku, product])).values()];
  if (all.length > 0) kept.keep(all);
  return all;
}
