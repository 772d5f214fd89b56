import { readSavedSearches, type SavedSearch } from '#domain/search/savedSearch.ts';
import { deviceValue, type StoredValue } from '#platform/stored.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/** A user's saved searches at a customer, in the own assortment, stored on this device; newest first. */
export const savedSearchesDraft = ({ tenant, customerId = '' }: ShopContext, userId: string): StoredValue<readonly SavedSearch[]> =>
  deviceValue(`saved-searches:${tenant}:${customerId}:${userId}`, readSavedSearches);
