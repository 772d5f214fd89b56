import { parseSearch, withoutEssence, withoutPrices, type SearchState } from '#domain/search/search.ts';
import { limits } from '#domain/text/limits.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';

/** Address parameter of the selected suppliers: like `sort`, an extension to the specification's list. */
export const supplierParameter = 'supplierIds';

export interface AskedSearch {
  readonly state: SearchState;
  /** Ids of the selected suppliers. */
  readonly suppliers: readonly string[];
  /** The address filters or sorts by prices, which the user may not see, so that it is ignored. */
  readonly arePricesIgnored: boolean;
}

/**
 * Parses the search and its suppliers from an address's parameters.
 *
 * @param canSeePrices true if price filters and sorts are allowed (P§6 price permission)
 */
export function readSearchAddress(params: URLSearchParams, context: ShopContext, canSeePrices: boolean): AskedSearch {
  const asked = isBuyer(context) ? parseSearch(params) : withoutEssence(parseSearch(params));
  const state = canSeePrices ? asked : withoutPrices(asked);
  return {
    state,
    arePricesIgnored: state.prices.length < asked.prices.length || state.sort !== asked.sort,
    suppliers: [
      ...new Set(
        params
          .getAll(supplierParameter)
          .flatMap((text) => text.split(','))
          .filter((supplier) => supplier !== '' && supplier.length <= limits.lookupCharacters),
      ),
    ],
  };
}
