import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MenuCategory } from '#components/shell/menuCategory.ts';
import type { FacetCategory, Facets } from '#domain/search/searchResult.ts';
import type { Shop } from '#domain/customer/shop.ts';
import { paths } from '#paths.ts';
import { categoriesOptions } from '#queries/catalogue.ts';
import type { ShopContext } from '#queries/shopContext.ts';

type Tree = Pick<Facets, 'roots' | 'children'>;

/**
 * The category tree for menus, from the facets of one browse call: top level and below.
 *
 * @param branch deeper categories, from a browse call for one of the top ones
 */
export function categoryMenuOf({ roots, children }: Tree, shop: Shop, branch: Tree['children'] = []): readonly MenuCategory[] {
  const below = (levels: readonly (readonly FacetCategory[])[], parent: FacetCategory): readonly MenuCategory[] => {
    const [level = [], ...deeper] = levels;
    return level.filter(({ parentId }) => parentId === parent.id).map((child) => toMenu(child, deeper));
  };
  const toMenu = (category: FacetCategory, levels: readonly (readonly FacetCategory[])[]): MenuCategory => {
    const { id, name, picture, count } = category;
    return { id, name, picture, count, children: below(levels, category), href: paths.search(new URLSearchParams({ category: id }), shop) };
  };
  return roots.map((root) => toMenu(root, [children, branch]));
}

/**
 * Categories of a context; undefined while loading, on failure, and on the national site, which has none.
 *
 * @param branchId a top category whose third level is loaded as well
 */
export function useCategoryMenu(context: ShopContext, branchId?: string): readonly MenuCategory[] | undefined {
  const { data } = useQuery(categoriesOptions(context));
  const { data: branch } = useQuery({ ...categoriesOptions(context, branchId), enabled: branchId !== undefined });
  return useMemo(
    () => data && categoryMenuOf(data, context.shop, branchId === undefined ? [] : branch?.children),
    [data, branch, branchId, context.shop],
  );
}
