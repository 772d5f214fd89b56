import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changeSearch, formatSearch, type SearchState } from '../../domain/search';
import { paths } from '../../paths';
import type { ShopContext } from '../../queries/shopContext';
import { readSearchAddress, supplierParameter, type AskedSearch } from './searchAddress';

/** The search that the address holds, and the ways to change it. */
export interface SearchAddress extends AskedSearch {
  /** Goes to another search, with the same suppliers unless told otherwise; back leads to this one. */
  go(state: SearchState, suppliers?: readonly string[]): void;
  /** Replaces the address without a new entry in the history. */
  replace(state: SearchState): void;
  /** Address of another search. */
  hrefOf(state: SearchState, suppliers?: readonly string[]): string;
  /** Address of this search in another category; in all of them without one. */
  hrefOfCategory(category?: string): string;
}

/**
 * Reads the search out of the address and writes it there, under the parameter names of P§3.
 *
 * @param canSeePrices whether the address may ask for prices (P§6)
 */
export function useSearchAddress(context: ShopContext, canSeePrices: boolean): SearchAddress {
  const [current] = useSearchParams();
  const { key } = useLocation();
  // The address changes in a transition; what was ticked has to be ticked at once, and the next tick has to build on it.
  const [ahead, setAhead] = useState<{ readonly of: string; readonly params: URLSearchParams }>();
  const params = ahead?.of === key ? ahead.params : current;
  useEffect(() => {
    // Who goes back before the transition is done comes to the address that is still the current one; nothing else would take the tick off.
    const fallBack = () => setAhead(undefined);
    window.addEventListener('popstate', fallBack);
    return () => window.removeEventListener('popstate', fallBack);
  }, []);
  const navigate = useNavigate();
  return useMemo(() => {
    const { state, suppliers } = readSearchAddress(params, context, canSeePrices);
    const paramsOf = (next: SearchState, kept = suppliers) => {
      const query = formatSearch(next);
      for (const supplier of kept) query.append(supplierParameter, supplier);
      return query;
    };
    const hrefOf = (next: SearchState, kept = suppliers) => paths.search(paramsOf(next, kept), context.shop);
    return {
      state,
      suppliers,
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
