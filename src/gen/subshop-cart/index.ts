export * from './get-subshop-cart.ts';
export * from './clear-subshop-cart.ts';
export * from './set-subshop-cart-items.ts';
export * from './set-subshop-cart-item.ts';
export * from './remove-subshop-cart-item.ts';
export * from './set-subshop-cart-item-no-detail.ts';
export * from './list-subshop-cart-events.ts';
