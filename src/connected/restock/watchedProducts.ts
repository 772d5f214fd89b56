import { readWatchedProducts, type WatchedProduct } from '#domain/product/restock.ts';
import { deviceValue, type StoredValue } from '#platform/stored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { restockNames } from '#session/deviceStorage.ts';

/** Products that a user watches at a customer until they are available again, stored on this device; the newest first. */
export const watchedProducts = ({ tenant, customerId }: BuyerContext, userId: string): StoredValue<readonly WatchedProduct[]> =>
  deviceValue(`${restockNames}${tenant}:${customerId}:${userId}`, readWatchedProducts);
