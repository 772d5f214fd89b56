export * from './search-analytics/search-analytics.ts';
