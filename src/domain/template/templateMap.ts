import type { OrderTemplate } from '#gen/models/index.ts';

/** Ids of the templates that hold a product, by sku (P§3 "Order template"). */
export type TemplateIdsBySku = Readonly<Record<string, readonly string[]>>;

/** The map from sku to the ids of the templates that contain it, each in the order of the templates. */
export function templateIdsBySku(templates: readonly Pick<OrderTemplate, 'id' | 'orderTemplateItems'>[]): TemplateIdsBySku {
  const ids = new Map<string, string[]>();
  for (const { id, orderTemplateItems } of templates) {
    for (const { productSku } of orderTemplateItems) {
      const known = ids.get(productSku);
      if (!known) ids.set(productSku, [id]);
      else if (!known.includes(id)) known.push(id);
    }
  }
  return Object.fromEntries(ids);
}
