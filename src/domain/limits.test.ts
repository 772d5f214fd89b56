import { expect, it } from 'vitest';
import { limits } from './limits';

it('holds the numbers of the specification', () => {
  expect(limits).toMatchObject({
    searchPageSize: 100, searchPageSizes: [50, 100, 300], notificationPageSize: 100, amountMaximum: 99999, amountCharacters: 5, badges: 3,
    recentEssenceItems: 3, customersWithoutSearch: 5, essencePeriodDays: 1095, essencePeriodSuggestions: [183, 365, 730, 1095],
    cartUpdateDebounce: 500, spinnerMinimum: 500, amountDebounce: 500, filterDebounce: 100, scrollRestoreDelay: 300, scrollHistory: 2,
    errorToast: 3000, warningToast: 4000, recentEssenceThrottle: 3000, autoRepeatDelay: 500, autoRepeatInterval: 40,
    desktopFrom: 961, wideDesktopFrom: 1391, referenceIntakeKilojoules: 8400, referenceIntakeKilocalories: 2000,
    allergens: 14, vitaminsAndMinerals: 26, weekdays: 7, defaultLocale: 'de-AT', languages: ['de', 'en', 'it'], currency: 'EUR',
    apiBasePath: '/v1', searchAnalyticsBasePath: '/klevu-proxy', subshopPathPrefix: '/subshop/promotions', consentExpiryYear: 2099,
    richTextImageFilterMaximum: 100, richTextImageRotations: [90, 180, 270],
  });
});
