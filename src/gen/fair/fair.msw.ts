export * from './get-fair.msw.ts';
export * from './list-fair-promotion-categories.msw.ts';
export * from './list-fairs.msw.ts';
export * from './search-fair-promotions.msw.ts';
export * from './submit-subshop-cart.msw.ts';
