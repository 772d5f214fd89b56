export * from './search-analytics/search-analytics.zod.ts';
