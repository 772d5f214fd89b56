import { useCallback, useEffect, useMemo, useState } from 'react';
import { isCartEmpty, isLineOrderable, type Cart } from '#domain/cart/cart.ts';
import type { LineSums } from '#domain/cart/cartSum.ts';
import { compareSeen, seenLines, type CartComparison, type SeenLine } from '#domain/cart/cartSnapshot.ts';
import { seenCart } from '#ordering/checkoutDraftStore.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** Records the cart as shown on the cart step. */
export function useKeepSeen(context: BuyerContext, { lines }: Cart, sumOf: LineSums | undefined): void {
  useEffect(() => seenCart(context).keep(seenLines(lines, sumOf)), [context, lines, sumOf]);
}

const noSkus: ReadonlySet<string> = new Set();

/** The cart on the delivery step, compared with the one that the user saw. */
export interface CartReview {
  /** Visible differences; undefined if there are none. */
  readonly comparison: CartComparison | undefined;
  /** Differences of a newly loaded cart. */
  readonly compare: (cart: Cart) => CartComparison | undefined;
  /** Marks a cart as seen; by default the one on the screen. */
  readonly accept: (cart?: Cart) => void;
  /** Announces a product that the user adds on this very step, which isn't a difference. */
  readonly expect: (sku: string) => void;
}

/**
 * Compares the cart with the one last seen: on the cart step, or if that wasn't opened, when this step was. The seen
 * cart survives a reload.
 *
 * @param isSettled true once prices and availability are those of submission; nothing is compared before
 * @param sumOf total of a line; undefined for users who may not see prices
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
