import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MenuCategory } from '../../components/shell/menuCategory';
import type { FacetCategory, Facets } from '../../domain/searchResult';
import type { Shop } from '../../domain/shop';
import { paths } from '../../paths';
import { categoriesOptions } from '../../queries/catalogue';
import type { ShopContext } from '../../queries/shopContext';

/** Two levels of the category tree as menus show them, out of the facets of one browse call. */
export function categoryMenuOf({ roots, children }: Pick<Facets, 'roots' | 'children'>, shop: Shop): readonly MenuCategory[] {
  const toMenu = ({ id, name, picture, count }: FacetCategory, below: readonly MenuCategory[]): MenuCategory => ({
    id, name, picture, count, children: below,
    href: paths.search(new URLSearchParams({ category: id }), shop),
  });
  return roots.map((root) => toMenu(root, children.filter(({ parentId }) => parentId === root.id).map((child) => toMenu(child, []))));
}

/** The categories of a context; undefined while they load, when they can't be had, and on the national site, which has none. */
export function useCategoryMenu(context: ShopContext): readonly MenuCategory[] | undefined {
  const { data } = useQuery(categoriesOptions(context));
  return useMemo(() => data && categoryMenuOf(data, context.shop), [data, context.shop]);
}
