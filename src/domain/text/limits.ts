/** All business constants and limits of P§9 (and C§9) in one table. Times are milliseconds, widths CSS pixels. */
export const limits = {
  /** Sizes of a search result page. */
  searchPageSize: 100,
  searchPageSizes: [50, 100, 300],
  /** Notifications on a page; the server takes it as `perPage`. */
  notificationPageSize: 100,
  /** Entries on a page of every other list (orders, receipts, inventories, templates), newest first. */
  listPageSize: 20,
  /** Most skus in a query string; beyond that the POST variant or several calls. */
  skusPerQuery: 50,

  /** Longest text that the backend looks something up by: a query, a product's number, a brand. Nothing has a longer name. */
  lookupCharacters: 200,
  /** Longest name of an order template that is sent. */
  templateNameCharacters: 100,
  /** Longest notes of an order template that are sent. */
  templateNotesCharacters: 1000,
  /** Longest user name that a template is shared with. */
  userNameCharacters: 200,
  /** Most values of one filter that a search takes. */
  listedValues: 100,

  /** Widest amount that can be ordered in one line. */
  amountMaximum: 99_999,
  /** Most characters in an amount field. */
  amountCharacters: 5,
  /** Most attribute badges beside a product. */
  badges: 3,
  /** Recent purchases shown for a product. */
  recentEssenceItems: 3,
  /** Customers above which the selector has a search field. */
  customersWithoutSearch: 5,

  /** Longest essence period in days (three years) and the suggestions. */
  essencePeriodDays: 1095,
  essencePeriodSuggestions: [183, 365, 730, 1095],

  cartUpdateDebounce: 500,
  spinnerMinimum: 500,
  amountDebounce: 500,
  filterDebounce: 100,
  scrollRestoreDelay: 300,
  /** Positions that back navigation remembers. */
  scrollHistory: 2,
  errorToast: 3000,
  warningToast: 4000,
  /** An answer that takes longer is said to, and can be asked for again. */
  slowAnswer: 8000,
  recentEssenceThrottle: 3000,
  /** A held plus or minus repeats first after this, */
  autoRepeatDelay: 500,
  /** and then at this interval. */
  autoRepeatInterval: 40,

  /** From this width on it is a small desktop, below it a phone. */
  desktopFrom: 961,
  /** From this width on it is a wide desktop. */
  wideDesktopFrom: 1391,

  /** Reference intake of an average adult in a day. */
  referenceIntakeKilojoules: 8400,
  referenceIntakeKilocalories: 2000,

  allergens: 14,
  vitaminsAndMinerals: 26,
  weekdays: 7,

  defaultLocale: 'de-AT',
  languages: ['de', 'en', 'it'],
  fallbackLanguage: 'de',
  /** Locale of every price, in every language. */
  priceLocale: 'de',
  currency: 'EUR',
  /** Decimals of a price and most decimals of a percentage. */
  priceDecimals: 2,
  percentDecimals: 2,

  apiBasePath: '/v1',
  searchAnalyticsBasePath: '/klevu-proxy',
  subshopPathPrefix: '/subshop/promotions',
  /** Year in which consent cookies expire. */
  consentExpiryYear: 2099,

  /** Filters of pictures in rich text. */
  richTextImageFilterMaximum: 100,
  richTextImageRotations: [90, 180, 270],
} as const;
