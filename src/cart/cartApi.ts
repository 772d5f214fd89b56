import type { CartItem, CartItemRemoval, CartItemRequest, ShoppingCart } from '#gen/models/index.ts';

/** Request options that the cart engine decides. */
export type CartRequest = Pick<RequestInit, 'signal' | 'keepalive'>;

/** The calls of one cart, own or of a fair, without their addresses. */
export interface CartCalls {
  /** The cart with its products. */
  get(request: CartRequest): Promise<ShoppingCart>;
  /** Changes an existing line. The answer is that line alone, which keeps a change in a long cart small. */
  setLine(line: CartItemRequest, request: CartRequest): Promise<CartItem>;
  /** Sets a line and answers the cart. */
  setItem(line: CartItemRequest, request: CartRequest): Promise<ShoppingCart>;
  /** Sets several lines, all or none, and answers the cart. */
  setItems(lines: CartItemRequest[], request: CartRequest): Promise<ShoppingCart>;
  /** Removes a line. That the answer is the cart is an extension: a backend may answer nothing. */
  removeItem(line: CartItemRemoval, request: CartRequest): Promise<ShoppingCart | undefined>;
  /** Removes all lines. */
  clear(request: CartRequest): Promise<void>;
}
