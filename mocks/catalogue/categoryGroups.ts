import type { Product, ProductGrouping } from '#gen/models/index.ts';

/** Products by their categories, in the order of the tree; those without a category are left out. */
export function groupByCategory(products: readonly Product[]): ProductGrouping[] {
  const groups = new Map<string, { readonly category: ProductGrouping['category']; readonly products: Product[] }>();
  for (const product of products) {
    const category = product.resolvedCategory;
    if (!category) continue;
    const group = groups.get(category.id) ?? { category, products: [] };
    group.products.push(product);
    groups.set(category.id, group);
  }
  return [...groups.values()]
    .sort((one, other) => (one.category.id < other.category.id ? -1 : 1))
    .map((group) => ({ category: group.category, memberCount: group.products.length, products: group.products }));
}
