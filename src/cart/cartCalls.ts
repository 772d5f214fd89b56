import type { ShoppingCart } from '#gen/models/index.ts';
import { clearCart } from '#gen/cart/clear-cart.ts';
import { getCart, getGetCartQueryKey } from '#gen/cart/get-cart.ts';
import { removeCartItem } from '#gen/cart/remove-cart-item.ts';
import { setCartItem } from '#gen/cart/set-cart-item.ts';
import { setCartItems } from '#gen/cart/set-cart-items.ts';
import { setSingleCartItem } from '#gen/cart/set-single-cart-item.ts';
import { getGetSubshopCartQueryKey, getSubshopCart } from '#gen/subshop-cart/get-subshop-cart.ts';
import { droppedEntriesOf } from '#http/shape.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { CartCalls } from './cartApi';

/**
 * The calls for the cart of a context: the sub-shop family in a fair (C§7 the calls). Lines that can't be read are in their answers as
 * lines without a product.
 */
export function cartCalls(context: BuyerContext): CartCalls {
  const calls = plainCalls(context);
  return {
    ...calls,
    get: async (request) => withBrokenLines(await calls.get(request)),
    setItem: async (line, request) => withBrokenLines(await calls.setItem(line, request)),
    setItems: async (lines, request) => withBrokenLines(await calls.setItems(lines, request)),
    removeItem: async (line, request) => {
      const cart = await calls.removeItem(line, request);
      return cart && withBrokenLines(cart);
    },
  };
}

/**
 * The lines that could not be read go on as lines without a product: they are in the cart and will be ordered or left out like any
 * other, so they must not vanish from the screen. A line without a readable number has none.
 */
function withBrokenLines(cart: ShoppingCart): ShoppingCart {
  const broken = droppedEntriesOf(cart.items);
  if (broken.length === 0) return cart;
  return { ...cart, items: [...cart.items, ...broken.map((entry) => ({ sku: skuOf(entry), amount: 0, unitAbbreviation: '' }))] };
}

function skuOf(entry: unknown): string {
  const sku: unknown = typeof entry === 'object' && entry !== null && 'sku' in entry ? entry.sku : undefined;
  return typeof sku === 'string' ? sku : '';
}

type FairChanges = typeof import('./fairCartCalls').fairCartCalls;

/** Changes of a fair's cart, once fetched. Few visits shop at a fair, so they aren't in the first load. */
let fairChanges: FairChanges | undefined;

async function loadFairChanges(): Promise<FairChanges> {
  const { fairCartCalls } = await import('./fairCartCalls');
  fairChanges = fairCartCalls;
  return fairCartCalls;
}

function plainCalls({ tenant, customerId, shop }: BuyerContext): CartCalls {
  if (shop.kind === 'fair') {
    const { fairCode } = shop;
    // Synchronous if the code is there: a request sent on unload can't wait.
    const change = <Answer>(send: (calls: ReturnType<FairChanges>) => Promise<Answer>): Promise<Answer> =>
      fairChanges
        ? send(fairChanges(tenant, fairCode, customerId))
        : loadFairChanges().then((calls) => send(calls(tenant, fairCode, customerId)));
    return {
      get: async (request) => (await Promise.all([getSubshopCart(tenant, fairCode, customerId, request), loadFairChanges()]))[0],
      setLine: (line, request) => change((calls) => calls.setLine(line, request)),
      setItem: (line, request) => change((calls) => calls.setItem(line, request)),
      setItems: (lines, request) => change((calls) => calls.setItems(lines, request)),
      removeItem: (line, request) => change((calls) => calls.removeItem(line, request)),
      clear: (request) => change((calls) => calls.clear(request)),
    };
  }
  return {
    get: (request) => getCart(tenant, customerId, request),
    setLine: (line, request) => setSingleCartItem(tenant, customerId, line, request),
    setItem: (line, request) => setCartItem(tenant, customerId, line, request),
    setItems: (lines, request) => setCartItems(tenant, customerId, lines, request),
    removeItem: (line, request) => removeCartItem(tenant, customerId, line, request),
    clear: (request) => clearCart(tenant, customerId, request),
  };
}

/** Query key of a context's cart. */
export function cartQueryKey({ tenant, customerId, shop }: BuyerContext): readonly unknown[] {
  return shop.kind === 'fair' ? getGetSubshopCartQueryKey(tenant, shop.fairCode, customerId) : getGetCartQueryKey(tenant, customerId);
}

/** Name of a cart among all carts, the same in every tab of the browser. */
export function cartName({ tenant, customerId, shop }: BuyerContext): string {
  return `${tenant}:${customerId}:${shop.kind === 'fair' ? `fair:${shop.fairCode}` : 'own'}`;
}
