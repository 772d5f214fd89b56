export * from './get-cart.ts';
export * from './set-cart-item.ts';
export * from './remove-cart-item.ts';
export * from './set-cart-items.ts';
export * from './set-single-cart-item.ts';
export * from './clear-cart.ts';
export * from './list-cart-events.ts';
export * from './submit-cart.ts';
