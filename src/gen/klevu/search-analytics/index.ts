export * from './report-product-checkout.ts';
export * from './report-product-click.ts';
export * from './report-search.ts';
export * from './suggest-search-terms.ts';
