import { useCallback, useEffect, useMemo, useState } from 'react';
import { isCartEmpty, isLineOrderable, type Cart } from '../../domain/cart';
import type { LineSums } from '../../domain/cartSum';
import { compareSeen, seenLines, type CartComparison, type SeenLine } from '../../domain/cartSnapshot';
import { seenCart } from '../../ordering/checkoutDraftStore';
import type { BuyerContext } from '../../queries/shopContext';

/** Notes what the cart step shows, as what the user knows of the cart. */
export function useKeepSeen(context: BuyerContext, { lines }: Cart, sumOf: LineSums | undefined): void {
  useEffect(() => seenCart(context).keep(seenLines(lines, sumOf)), [context, lines, sumOf]);
}

const noSkus: ReadonlySet<string> = new Set();

/** The cart on the delivery step beside what the user has seen of it. */
export interface CartReview {
  /** What is different on the screen at present; undefined when nothing is. */
  readonly comparison: CartComparison | undefined;
  /** What is different in a cart that was just read. */
  readonly compare: (cart: Cart) => CartComparison | undefined;
  /** The user has seen a cart; without one that on the screen. */
  readonly accept: (cart?: Cart) => void;
  /** The user adds a product on this very step, which is no surprise. */
  readonly expect: (sku: string) => void;
}

/**
 * Compares the cart with how it was last seen: on the cart step, or where that wasn't opened, when this one was. What was seen outlives a
 * reload.
 *
 * @param isSettled whether prices and availability are those that count at submission; until then nothing is compared
 * @param sumOf what a line comes to; undefined for users who may not see prices
 */
export function useCartReview(context: BuyerContext, cart: Cart, isSettled: boolean, sumOf: LineSums | undefined): CartReview {
  const [seen, setSeen] = useState(() => seenCart(context).read());
  const [settled, setSettled] = useState<Cart>();
  if (isSettled && settled !== cart) setSettled(cart);
  if (seen === undefined && settled) setSeen(seenLines(settled.lines, sumOf));
  useEffect(() => {
    if (seen) seenCart(context).keep(seen);
  }, [context, seen]);
  const [own, setOwn] = useState<ReadonlySet<string>>(noSkus);
  const withOwn = useCallback(
    (known: readonly SeenLine[], { lines }: Cart) => {
      const skus = new Set(known.map(({ sku }) => sku));
      const added = lines.filter(({ sku }) => own.has(sku) && !skus.has(sku));
      return added.length > 0 ? [...known, ...seenLines(added, sumOf)] : known;
    },
    [own, sumOf],
  );
  const known = seen && settled && withOwn(seen, settled);
  if (known !== undefined && known !== seen) setSeen(known);
  const compare = useCallback(
    (now: Cart) => {
      if (!seen || isCartEmpty(now)) return undefined;
      const leftOut = [...now.lines.filter((line) => !isLineOrderable(line)), ...now.errors].flatMap(({ sku }) => sku ?? []);
      return compareSeen(withOwn(seen, now), seenLines(now.lines, sumOf), new Set(leftOut));
    },
    [seen, withOwn, sumOf],
  );
  const comparison = useMemo(() => settled && compare(settled), [settled, compare]);
  const accept = (now: Cart | undefined = settled) => {
    if (now) setSeen(seenLines(now.lines, sumOf));
  };
  const expect = (sku: string) => setOwn((before) => new Set(before).add(sku));
  return { comparison, compare, accept, expect };
}
