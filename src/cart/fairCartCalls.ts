import { clearSubshopCart } from '#gen/subshop-cart/clear-subshop-cart.ts';
import { removeSubshopCartItem } from '#gen/subshop-cart/remove-subshop-cart-item.ts';
import { setSubshopCartItem } from '#gen/subshop-cart/set-subshop-cart-item.ts';
import { setSubshopCartItemNoDetail } from '#gen/subshop-cart/set-subshop-cart-item-no-detail.ts';
import { setSubshopCartItems } from '#gen/subshop-cart/set-subshop-cart-items.ts';
import type { CartCalls } from './cartApi';

/** Calls that change the cart of a fair (C§7 the calls). */
export function fairCartCalls(tenant: string, fairCode: string, customerId: string): Omit<CartCalls, 'get'> {
  return {
    setLine: (line, request) => setSubshopCartItemNoDetail(tenant, fairCode, customerId, line, request),
    setItem: (line, request) => setSubshopCartItem(tenant, fairCode, customerId, line, request),
    setItems: (lines, request) => setSubshopCartItems(tenant, fairCode, customerId, lines, request),
    removeItem: (line, request) => removeSubshopCartItem(tenant, fairCode, customerId, line, request),
    clear: (request) => clearSubshopCart(tenant, fairCode, customerId, request),
  };
}
