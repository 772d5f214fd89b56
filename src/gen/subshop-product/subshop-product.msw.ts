export * from './browse-online-fair-categories.msw.ts';
export * from './browse-quantity-history.msw.ts';
export * from './browse-subshop-categories.msw.ts';
export * from './complete-subshop-products.msw.ts';
export * from './get-subshop-product.msw.ts';
export * from './list-subshop-recommendations.msw.ts';
export * from './search-online-fair-products.msw.ts';
export * from './search-subshop-products.msw.ts';
