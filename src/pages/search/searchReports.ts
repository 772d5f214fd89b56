import { useEffect, useRef, type MouseEvent } from 'react';
import type { Product } from '../../domain/product';
import type { SearchPage } from '../../domain/searchResult';
import { paths } from '../../paths';
import { tell } from '../../queries/eventStream';
import type { ShopContext } from '../../queries/shopContext';
import { readTyped } from '../../domain/typedText';

function productAt(href: string | null, { groups, promoted }: SearchPage, { shop }: ShopContext): Product | undefined {
  const isThere = ({ sku }: Product) => paths.product(sku, shop) === href;
  if (promoted && isThere(promoted)) return promoted;
  for (const { products } of groups) {
    const found = products.find(isThere);
    if (found) return found;
  }
  return undefined;
}

/**
 * Tells of a search's result once it is shown, and which of its products are opened (P§3 "Search-analytics events"). A filter, another page
 * and another language show the same search once more, and are not told. Returns what hears of the clicks within the result, also those
 * into a new tab; suggestions are no result yet.
 *
 * @param query what was searched for; nothing is reported of browsing without
 * @param page the result, once it is there
 */
export function useSearchReports(context: ShopContext, query: string, page: SearchPage | undefined): (event: MouseEvent) => void {
  const term = readTyped(query);
  const total = page?.total;
  const typeOfQuery = page?.typeOfQuery;
  const search = `${context.customerId} ${term}`;
  const told = useRef('');
  useEffect(() => {
    if (term === '' || total === undefined || told.current === search) return;
    told.current = search;
    tell({ kind: 'search', term, total, typeOfQuery });
  }, [search, term, total, typeOfQuery]);
  return ({ target, button }) => {
    const link = target instanceof Element && button < 2 ? target.closest('a[href]') : null;
    if (!link || !page || term === '') return;
    const path = link.getAttribute('href');
    const product = productAt(path, page, context);
    if (product && path !== null) tell({ kind: 'productClick', term, sku: product.sku, name: product.name, path });
  };
}
