import { keptList } from '../platform/keptJson';
import type { RemovedOrderTemplateProduct } from '../gen/models';
import type { ShopContext } from './shopContext';
import { removeTabItem, setTabItem, getTabItem } from '../platform/tabStorage';

const keyOf = ({ tenant, customerId }: ShopContext, orderTemplateId: string) =>
  `template-removed:${tenant}/${customerId}/${orderTemplateId}`;

function isRemovedProduct(value: unknown): value is RemovedOrderTemplateProduct {
  const { sku, name } = (value ?? {}) as Partial<RemovedOrderTemplateProduct>;
  return typeof sku === 'string' && typeof name === 'string';
}

/** Products that were taken out of a template and of which the user has not said that the news is read. */
function keptRemovedProducts(context: ShopContext, orderTemplateId: string): readonly RemovedOrderTemplateProduct[] {
  return keptList(getTabItem(keyOf(context, orderTemplateId))).filter(isRemovedProduct);
}

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
  const all = [...new Map([...keptRemovedProducts(context, orderTemplateId), ...told].map((product) => [product.sku, product])).values()];
  if (all.length > 0) setTabItem(keyOf(context, orderTemplateId), JSON.stringify(all));
  return all;
}

/** The user has read it. */
export function forgetRemovedProducts(context: ShopContext, orderTemplateId: string): void {
  removeTabItem(keyOf(context, orderTemplateId));
}
