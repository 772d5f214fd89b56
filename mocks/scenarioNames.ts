import type { Scenario } from './scenario';

const serverError = { kind: 'status', status: 500 } as const;

/** Differences of each scenario from the default one. */
export const scenariosByName = {
  normal: {},
  slow: { latency: 2_000 },
  flaky: { failureRate: 0.3 },
  offline: { everywhere: { kind: 'offline' } },
  timeout: { everywhere: { kind: 'timeout' } },
  serverError: { everywhere: serverError },
  tooManyRequests: { everywhere: { kind: 'status', status: 429 } },
  malformed: { everywhere: { kind: 'malformed' } },
  emptyLists: { emptyLists: true },
  noCustomers: { noCustomers: true },
  expiredSession: { sessionEnded: true },
  expiredToken: { tokenExpires: true },
  orderLimitReached: { orderLimitReached: true },
  daysClosed: { daysClosed: true },
  hugeCart: { hugeCart: true },
  lineWithoutProduct: { lineWithoutProduct: true },
  unavailableLines: { unavailableLines: true },
  cartFails: {
    faults: { setCartItem: serverError, setCartItems: serverError, setSingleCartItem: serverError, removeCartItem: serverError },
  },
  submitFails: { faults: { submitCart: serverError, submitSubshopCart: serverError } },
  submitAnswerLost: { faults: { submitCart: { kind: 'lost' }, submitSubshopCart: { kind: 'lost' } } },
  ordersFail: { faults: { listOrders: serverError, listOrderOverview: serverError, getOrder: serverError } },
  contentFails: {
    faults: {
      getStartPage: serverError,
      getHeader: serverError,
      getFooter: serverError,
      findDynamicPage: serverError,
      getCustomTenantFooter: serverError,
    },
  },
  essenceFails: {
    faults: { listEssenceVisibilities: serverError, setEssenceVisibility: serverError, listRecentEssenceItemsOfProduct: serverError },
  },
  templateFails: { faults: { createOrderTemplate: serverError, setOrderTemplateItem: serverError, removeOrderTemplateItem: serverError } },
  markReadFails: { faults: { markNotificationsRead: serverError } },
  userUpdateFails: { faults: { updateUserData: serverError } },
  noStartPage: { noStartPage: true },
  fairsInactive: { fairsInactive: true },
  templateWithoutId: { templateWithoutId: true },
  captchaRefused: { captchaRefused: true },
  formsFail: { faults: { submitForm: serverError, submitCrmForm: serverError } },
  hostileText: { hostileText: true },
} as const satisfies Record<string, Partial<Scenario>>;

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenariosByName;

/** All scenarios by name, in the order of the menus; the first is the everyday one. */
export const scenarioNames = Object.keys(scenariosByName) as ScenarioName[];
