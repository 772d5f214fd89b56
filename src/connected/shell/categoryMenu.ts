import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MenuCategory } from '../../components/shell/menuCategory';
import type { FacetCategory, Facets } from '../../domain/searchResult';
import type { Shop } from '../../domain/shop';
import { paths } from '../../paths';
import { categoriesOptions } from '../../queries/catalogue';
import type { ShopContext } from '../../queries/shopContext';

type Tree = Pick<Facets, 'roots' | 'children'>;

/**
 * The category tree as menus show it, out of the facets of one browse call: the top and what lies below.
 *
 * @param branch categories further down, out of a browse call for one of the top ones
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
 * The categories of a context; undefined while they load, when they can't be had, and on the national site, which has none.
 *
 * @param branchId a top category that is looked into: it gets its third level as soon as that is there
 */
export function useCategoryMenu(context: ShopContext, branchId?: string): readonly MenuCategory[] | undefined {
  const { data } = useQuery(categoriesOptions(context));
  const { data: branch } = useQuery({ ...categoriesOptions(context, branchId), enabled: branchId !== undefined });
  return useMemo(
    () => data && categoryMenuOf(data, context.shop, branchId === undefined ? [] : branch?.children),
    [data, branch, branchId, context.shop],
  );
}
