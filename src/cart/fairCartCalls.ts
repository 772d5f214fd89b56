import { clearSubshopCart } from '../gen/subshop-cart/clear-subshop-cart';
import { removeSubshopCartItem } from '../gen/subshop-cart/remove-subshop-cart-item';
import { setSubshopCartItem } from '../gen/subshop-cart/set-subshop-cart-item';
import { setSubshopCartItemNoDetail } from '../gen/subshop-cart/set-subshop-cart-item-no-detail';
import { setSubshopCartItems } from '../gen/subshop-cart/set-subshop-cart-items';
import type { CartCalls } from './cartPort';

/** What changes the cart of a fair (C§7). */
export function fairCartCalls(tenant: string, fairCode: string, customerId: string): Omit<CartCalls, 'get'> {
  return {
    setLine: (line, request) => setSubshopCartItemNoDetail(tenant, fairCode, customerId, line, request),
    setItem: (line, request) => setSubshopCartItem(tenant, fairCode, customerId, line, request),
    setItems: (lines, request) => setSubshopCartItems(tenant, fairCode, customerId, lines, request),
    removeItem: (line, request) => removeSubshopCartItem(tenant, fairCode, customerId, line, request),
    clear: (request) => clearSubshopCart(tenant, fairCode, customerId, request),
  };
}
