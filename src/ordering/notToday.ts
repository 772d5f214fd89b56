import { cartName } from '../cart/cartCalls';
import { draft } from '../platform/draft';
import { textsOf } from '../platform/keptJson';
import type { BuyerContext } from '../queries/shopContext';

/** Skus that the user doesn't want to be reminded of for a cart, kept in this tab until it is ordered. */
export const notToday = (context: BuyerContext) =>
  draft<readonly string[]>(`not-today:${cartName(context)}`, (kept) => textsOf(kept) ?? []);
