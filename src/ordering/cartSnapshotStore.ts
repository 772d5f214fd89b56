import { readSeenLines, type SeenLine } from '../domain/cartSnapshot';
import { ownKeyOf } from '../cart/ownKey';
import type { BuyerContext } from '../queries/shopContext';
import { removeTabItem, setTabItem, getTabItem } from '../platform/tabStorage';

const keyOf = (context: BuyerContext) => ownKeyOf('cart-seen', context);

/** Keeps the lines of a cart as this tab has shown them, so that what is ordered later can be compared with them. */
export function keepSeen(context: BuyerContext, lines: readonly SeenLine[]): void {
  setTabItem(keyOf(context), JSON.stringify(lines));
}

/** The lines of a cart as this tab has last shown them in the checkout; undefined when it hasn't. */
export function seenBefore(context: BuyerContext): readonly SeenLine[] | undefined {
  return readSeenLines(getTabItem(keyOf(context)));
}

/** The cart was ordered: what was seen of it counts no more. */
export function forgetSeen(context: BuyerContext): void {
  removeTabItem(keyOf(context));
}
