import { parseSearch, withoutEssence, withoutPrices, type SearchState } from '../../domain/search';
import { limits } from '../../domain/limits';
import { isBuyer, type ShopContext } from '../../queries/shopContext';

/** Address parameter of the suppliers that are kept to: as `sort`, an extension to the specification's list, which has none for them. */
export const supplierParameter = 'supplierIds';

/** What is searched for. */
export interface AskedSearch {
  readonly state: SearchState;
  /** Suppliers that are kept to. */
  readonly suppliers: readonly string[];
}

/**
 * The search that the parameters of an address describe, and the suppliers that it keeps to.
 *
 * @param canSeePrices whether the address may ask for prices (P§6)
 */
export function readSearchAddress(params: URLSearchParams, context: ShopContext, canSeePrices: boolean): AskedSearch {
  const asked = isBuyer(context) ? parseSearch(params) : withoutEssence(parseSearch(params));
  return {
    state: canSeePrices ? asked : withoutPrices(asked),
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
