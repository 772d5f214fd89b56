export * from './search-analytics/reportProductCheckout.ts';
export * from './search-analytics/reportProductClick.ts';
export * from './search-analytics/reportSearch.ts';
export * from './search-analytics/suggestSearchTerms.ts';
