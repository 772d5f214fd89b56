import { useEffect, useRef, type MouseEvent } from 'react';
import type { Product } from '#domain/product/product.ts';
import type { SearchPage } from '#domain/search/searchResult.ts';
import { paths } from '#paths.ts';
import { tell } from '#queries/eventStream.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { readTyped } from '#domain/text/typedText.ts';

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
 * Reports a search's result once it is shown, and which of its products are opened (P§3 "Search-analytics events").
 * Other filters, pages and languages of the same search aren't reported again. Returns the handler for clicks within
 * the result, including new tabs; suggestions don't count as a result.
 *
 * @param query search text; browsing without one isn't reported
 * @param page the result, once loaded
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
