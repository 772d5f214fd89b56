export { getSearchAnalyticsMock } from './search-analytics/search-analytics.msw.ts'
