export { getReportProductCheckoutMockHandler as SearchAnalyticsReportProductCheckoutMockHandler } from './search-analytics/report-product-checkout.msw.ts'
export { getReportProductClickMockHandler as SearchAnalyticsReportProductClickMockHandler } from './search-analytics/report-product-click.msw.ts'
export { getReportSearchMockHandler as SearchAnalyticsReportSearchMockHandler } from './search-analytics/report-search.msw.ts'
export { getSuggestSearchTermsMockHandler as SearchAnalyticsSuggestSearchTermsMockHandler } from './search-analytics/suggest-search-terms.msw.ts'
