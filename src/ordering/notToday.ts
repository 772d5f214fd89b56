import { cartName } from '#cart/cartCalls.ts';
import { tabValue } from '#platform/stored.ts';
import { textsOf } from '#platform/keptJson.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Skus that the user doesn't want to be reminded of for a cart, kept in this tab until it is ordered. */
export const notToday = (context: BuyerContext) =>
  tabValue<readonly string[]>(`not-today:${cartName(context)}`, (kept) => textsOf(kept) ?? []);
