import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { emptyCart, InternalError, toCartLine, type Cart, type CartLine } from '#domain/cart/cart.ts';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import type { CartItem, CartItemRequest, Product as WireProduct, ShoppingCart } from '#gen/models/index.ts';
import { cartQueryKey } from './cartCalls';
import { letIn } from './cartGuard';
import { cartStore, notInCart, type CartStore, type CartLineState, type CartSnapshot } from './cartStore';
import type { CartLineChange, Removal, VisibleLine } from './cartIntents';
import { cartOptions } from './cartOptions';
import { lookupTimeoutMs } from './lookupTimeout';
import { resultWithin } from '#platform/timing.ts';
import { isBuyer, type BuyerContext, type ShopContext } from '#queries/shopContext.ts';

export type { CartLineState } from './cartStore';
export type { Removal, RemovedLine } from './cartIntents';

/** Changes that the user can make to a cart. The functions are stable for the same cart; without a customer they do nothing. */
export interface CartActions {
  /** Chooses another amount or unit of a line; sent 500 ms after the last choice. */
  choose(line: CartItemRequest): void;
  /**
   * Adds a product to the cart, at once if no guard applies; calls back with the outcome.
   *
   * @returns undefined if it was added at once; else, later, true if it was added
   */
  add(line: RequestedLine, onSettled?: CartLineChange['onSettled']): Promise<boolean> | undefined;
  /** Sets several lines in one call, at once. */
  addAll(lines: readonly CartItemRequest[]): void;
  /** Removes a line, at once; it can be brought back. */
  remove(sku: string): void;
  /** Restores removed lines with amount, unit and index: those of the removal with this id, or of the last one. */
  undo(removalId?: number): void;
  /** Restores a line that was removed individually, not with the whole cart. */
  undoLine(sku: string): void;
  /** Empties the cart; it can be brought back as well. */
  clear(): void;
  /** Sends pending changes immediately. */
  flush(): void;
}

/** The cart on the screen: the server's cart with all pending changes applied. */
export interface CartReading {
  /** Undefined until it has been read, and without a customer. */
  readonly cart: Cart | undefined;
  /** Removed lines that can be restored, newest first. */
  readonly removals: readonly Removal[];
  /** True during the first read of the cart. */
  readonly isPending: boolean;
  /** Why it could not be read; null when there is nothing to complain of. */
  readonly error: Error | null;
  /** Reads the cart again. */
  readonly refetch: () => void;
}

const nothing: CartSnapshot = { lines: [], removals: [] };
const nobodyListens = () => () => undefined;

function useCartStore(context: ShopContext): CartStore | undefined {
  const queryClient = useQueryClient();
  return isBuyer(context) ? cartStore(queryClient, context) : undefined;
}

function useSnapshot(store: CartStore | undefined): CartSnapshot {
  return useSyncExternalStore(store?.subscribe ?? nobodyListens, () => store?.snapshot() ?? nothing);
}

/**
 * The whole cart. A line's object is stable until that line changes. Items without their product are among the cart's errors (P§5
 * internal error); a line with an unknown product appears with the server's answer.
 */
export function useCart(context: ShopContext): CartReading {
  const queryClient = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(cartOptions(queryClient, context));
  const { lines, removals } = useSnapshot(useCartStore(context));
  const isKnown = data !== undefined;
  const cart = useMemo(() => (isKnown ? toView(lines) : undefined), [isKnown, lines]);
  const readAgain = useCallback(() => void refetch(), [refetch]);
  return { cart, removals, isPending: isPending && isBuyer(context), error: isKnown ? null : error, refetch: readAgain };
}

/** One line of the cart; re-renders only when that line changes. Doesn't read the cart itself: {@link useCartCount} does. */
export function useCartLine(context: ShopContext, sku: string): CartLineState {
  const store = useCartStore(context);
  return useSyncExternalStore(store?.subscribe ?? nobodyListens, () => store?.line(sku) ?? notInCart);
}

/** Number of distinct lines, for the badge beside the cart (P§3 Cart). Reads the cart if no other part does. */
export function useCartCount(context: ShopContext): number {
  const queryClient = useQueryClient();
  const store = useCartStore(context);
  useQuery({ ...cartOptions(queryClient, context), notifyOnChangeProps: [] });
  return useSyncExternalStore(store?.subscribe ?? nobodyListens, () => store?.lines.length ?? 0);
}

/** Actions on the cart of a context. */
export function useCartActions(context: ShopContext): CartActions {
  const queryClient = useQueryClient();
  const store = useCartStore(context);
  return useMemo(() => {
    const set = (lines: readonly CartItemRequest[], wait: boolean, onSettled?: CartLineChange['onSettled']) => {
      store?.forgetRemoved(new Set(lines.map(({ sku }) => sku)));
      store?.change(
        lines.map(({ sku, amount, unitAbbreviation }) => ({ sku, intent: { kind: 'set', amount, unitAbbreviation }, onSettled })),
        { wait },
      );
    };
    return {
      choose: (line) => set([line], true),
      add: (line, onSettled) => {
        const letting = isBuyer(context) ? letIn(queryClient, context, [line]) : undefined;
        if (!letting) set([line], false, onSettled);
        return letting?.then(({ lines, tell }) => {
          if (lines.length > 0) set(lines, false, onSettled);
          tell(new Set([line.sku]));
          return lines.length > 0;
        });
      },
      addAll: (lines) => set(lines, false),
      remove: (sku) => store?.remove(sku),
      undo: (removalId) => store?.undo(removalId),
      undoLine: (sku) => store?.undoLine(sku),
      clear: () => store?.clear(),
      flush: () => store?.flush(),
    };
  }, [queryClient, context, store]);
}

/**
 * On every change of route: sends pending changes and reads the cart again (P§4 "Cart item"). A failure is only logged. Does nothing
 * without a customer.
 */
export function refreshCart(queryClient: QueryClient, context: ShopContext): void {
  if (!isBuyer(context)) return;
  const store = cartStore(queryClient, context);
  store.flush();
  // The engine has logged the failure, and the user isn't told (P§8 "Silent failures").
  store.ask().catch(() => undefined);
}

/** Polling interval in milliseconds for changes by others while the cart is being ordered. */
const watchPause = 30_000;

/**
 * Polls the cart while the page is visible, to show changes from other devices; other tabs of this browser notify this one. Failures
 * are silent.
 */
export function useCartWatch(context: ShopContext): void {
  const queryClient = useQueryClient();
  useQuery({ ...cartOptions(queryClient, context), refetchInterval: watchPause, notifyOnChangeProps: [] });
}

/** The cart as the server has it now, with pending changes; undefined when it can't be read in time. */
export async function readCartInTime(queryClient: QueryClient, context: BuyerContext): Promise<Cart | undefined> {
  const store = cartStore(queryClient, context);
  store.flush();
  // The engine has logged the failure.
  const isRead = await resultWithin(
    store.refetchCart().then(
      () => true,
      () => false,
    ),
    lookupTimeoutMs,
  );
  return isRead ? cartOf(queryClient, context) : undefined;
}

/** The whole cart at this moment, for code outside components. */
export function cartOf(queryClient: QueryClient, context: ShopContext): Cart {
  return isBuyer(context) ? toView(cartStore(queryClient, context).lines) : emptyCart;
}

/** The product of a line, as the cart's answer brought it; something to show on its page until that has been read. */
export function productInCart(queryClient: QueryClient, context: ShopContext, sku: string): WireProduct | undefined {
  if (!isBuyer(context)) return undefined;
  return queryClient.getQueryData<ShoppingCart>(cartQueryKey(context))?.items.find((item) => item.sku === sku)?.product;
}

const linesRead = new WeakMap<CartItem, CartLine | InternalError>();

/** Reads an item once, so that an unchanged line stays the same object; an item without its product is reported once. */
function lineOf(item: CartItem): CartLine | InternalError {
  const known = linesRead.get(item);
  if (known) return known;
  const line = readLine(item);
  if (line instanceof InternalError) console.error(line);
  linesRead.set(item, line);
  return line;
}

function readLine(item: CartItem): CartLine | InternalError {
  try {
    return toCartLine(item);
  } catch (error) {
    if (error instanceof InternalError) return error;
    throw error;
  }
}

function toView(visible: readonly VisibleLine[]): Cart {
  const lines: CartLine[] = [];
  const errors: InternalError[] = [];
  for (const { item } of visible) {
    const line = item && lineOf(item);
    if (line instanceof InternalError) errors.push(line);
    else if (line) lines.push(line);
  }
  return { lines, errors };
}
