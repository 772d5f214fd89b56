export * from './report-product-checkout.msw.ts';
export * from './report-product-click.msw.ts';
export * from './report-search.msw.ts';
export * from './suggest-search-terms.msw.ts';
