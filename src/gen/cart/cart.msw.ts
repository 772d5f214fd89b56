export * from './clear-cart.msw.ts';
export * from './get-cart.msw.ts';
export * from './list-cart-events.msw.ts';
export * from './remove-cart-item.msw.ts';
export * from './set-cart-item.msw.ts';
export * from './set-cart-items.msw.ts';
export * from './set-single-cart-item.msw.ts';
export * from './submit-cart.msw.ts';
