export * from './search-analytics/search-analytics.faker.ts'
