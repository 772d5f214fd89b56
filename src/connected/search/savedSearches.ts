import { readSavedSearches, type SavedSearch } from '../../domain/savedSearch';
import { deviceDraft, type DeviceDraft } from '../../platform/deviceDraft';
import type { ShopContext } from '../../queries/shopContext';

/** Name under which this device keeps the searches that a user has saved at a customer. */
export const savedSearchesName = ({ tenant, customerId = '' }: ShopContext, userId: string): string =>
  `saved-searches:${tenant}:${customerId}:${userId}`;

/** The searches that a user has saved at a customer in the own assortment, as this device keeps them, the newest first. */
export const savedSearchesDraft = (context: ShopContext, userId: string): DeviceDraft<readonly SavedSearch[]> =>
  deviceDraft(savedSearchesName(context, userId), readSavedSearches);
