import { draft } from '../platform/draft';
import { listOf } from '../platform/keptJson';
import type { RemovedOrderTemplateProduct } from '../gen/models';
import type { ShopContext } from './shopContext';

function isRemovedProduct(value: unknown): value is RemovedOrderTemplateProduct {
  const { sku, name } = (value ?? {}) as Partial<RemovedOrderTemplateProduct>;
  return typeof sku === 'string' && typeof name === 'string';
}

/** Products that were taken out of a template and of which the user has not said that the news is read. */
export const removedProducts = ({ tenant, customerId }: ShopContext, orderTemplateId: string) =>
  draft<readonly RemovedOrderTemplateProduct[]>(`template-removed:${tenant}:${customerId}:${orderTemplateId}`, (kept) =>
    listOf(kept).filter(isRemovedProduct),
  );

/**
 * Keeps what the server tells only once until it is dismissed, over a reload and a way through other screens.
 *
 * @returns everything that is still to be told: what was kept before, and what is new
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
