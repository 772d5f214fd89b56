import { cartName } from '../cart/cartCalls';
import { readSeenLines, type SeenLine } from '../domain/cartSnapshot';
import { draft } from '../platform/draft';
import type { BuyerContext } from '../queries/shopContext';

/** The lines of a cart as this tab has last shown them in the checkout, which what is ordered later is compared with; undefined when it hasn't. */
export const seenCart = (context: BuyerContext) => draft<readonly SeenLine[] | undefined>(`cart-seen:${cartName(context)}`, readSeenLines);
