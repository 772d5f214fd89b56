export * from './clear-subshop-cart.msw.ts';
export * from './get-subshop-cart.msw.ts';
export * from './list-subshop-cart-events.msw.ts';
export * from './remove-subshop-cart-item.msw.ts';
export * from './set-subshop-cart-item-no-detail.msw.ts';
export * from './set-subshop-cart-item.msw.ts';
export * from './set-subshop-cart-items.msw.ts';
