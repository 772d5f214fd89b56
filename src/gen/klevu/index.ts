export * from './search-analytics/index.ts';
