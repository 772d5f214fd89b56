export * from './get-subshop-product.ts';
export * from './browse-subshop-categories.ts';
export * from './browse-online-fair-categories.ts';
export * from './complete-subshop-products.ts';
export * from './search-subshop-products.ts';
export * from './search-online-fair-products.ts';
export * from './browse-quantity-history.ts';
export * from './list-subshop-recommendations.ts';
