import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changeSearch, formatSearch, type SearchState } from '#domain/search/search.ts';
import { paths } from '#paths.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { readSearchAddress, supplierParameter, type AskedSearch } from './searchAddress';

/** The search of the address, and functions to change it. */
export interface SearchAddress extends AskedSearch {
  /** Navigates to another search, with the same suppliers by default, as a new history entry. */
  go(state: SearchState, suppliers?: readonly string[]): void;
  /** Replaces the address without a new history entry. */
  replace(state: SearchState): void;
  /** Address of another search. */
  hrefOf(state: SearchState, suppliers?: readonly string[]): string;
  /** Address of this search in another category; in all of them if omitted. */
  hrefOfCategory(category?: string): string;
}

/**
 * Parses the search from the address and writes it back, with the parameters of P§3 "list page address parameters".
 *
 * @param canSeePrices true if price filters and sorts are allowed (P§6 price permission)
 */
export function useSearchAddress(context: ShopContext, canSeePrices: boolean): SearchAddress {
  const [current] = useSearchParams();
  const { key } = useLocation();
  // The address changes in a transition; a ticked filter must show at once, and the next tick must build on it.
  const [ahead, setAhead] = useState<{ readonly of: string; readonly params: URLSearchParams }>();
  const params = ahead?.of === key ? ahead.params : current;
  useEffect(() => {
    // Going back before the transition ends leads to the still current address, which wouldn't reset the tick.
    const fallBack = () => setAhead(undefined);
    window.addEventListener('popstate', fallBack);
    return () => window.removeEventListener('popstate', fallBack);
  }, []);
  const navigate = useNavigate();
  return useMemo(() => {
    const { state, suppliers, arePricesIgnored } = readSearchAddress(params, context, canSeePrices);
    const paramsOf = (next: SearchState, kept = suppliers) => {
      const query = formatSearch(next);
      for (const supplier of kept) query.append(supplierParameter, supplier);
      return query;
    };
    const hrefOf = (next: SearchState, kept = suppliers) => paths.search(paramsOf(next, kept), context.shop);
    return {
      state,
      suppliers,
      arePricesIgnored,
      hrefOf,
      hrefOfCategory: (category) => hrefOf(changeSearch(state, { category })),
      go: (next, kept) => {
        setAhead({ of: key, params: paramsOf(next, kept) });
        void navigate(hrefOf(next, kept));
      },
      replace: (next) => void navigate(hrefOf(next), { replace: true }),
    };
  }, [params, key, navigate, context, canSeePrices]);
}
