export * from './submit-subshop-cart.ts';
export * from './list-fairs.ts';
export * from './get-fair.ts';
export * from './list-fair-promotion-categories.ts';
export * from './search-fair-promotions.ts';
