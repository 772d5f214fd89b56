import type * as contract from '../gen';

type Generated = keyof typeof contract;

/** operationId of every call that reads, and first part of its query key. */
export type ReadOperation = { [Name in Generated]: `get${Capitalize<Name>}QueryKey` extends Generated ? Name : never }[Generated];

/** operationId of every call that changes something, and its mutation key. */
export type WriteOperation = { [Name in Generated]: `get${Capitalize<Name>}MutationKey` extends Generated ? Name : never }[Generated];

/** What kind of thing a read answers, which decides how long it keeps and what makes it useless. */
type ReadKind =
  /** Products, with the customer's prices and in the user's language. */
  | 'catalogue'
  /** What changes by the minute: carts, counts of unread notifications. */
  | 'live'
  /** What belongs to the customer and is changed by its users. */
  | 'customer'
  /** What belongs to the user, whoever is ordered for. */
  | 'user'
  /** Pages of the content system. */
  | 'content'
  /** What stays the same while the page is open. */
  | 'constant'
  /** What the server says only once: asked for when somebody opens it, and never again behind their back. */
  | 'toldOnce'
  /** Files, made anew each time. */
  | 'file';

/** How answers of a kind are kept. */
export interface ReadRule {
  /** Milliseconds during which an answer is not asked for again. */
  readonly freshFor: number;
  /** Whether another customer gets another answer. */
  readonly perCustomer: boolean;
  /** Whether another language gets another answer. */
  readonly translated: boolean;
}

const minute = 60_000;

const rules: Record<ReadKind, ReadRule> = {
  catalogue: { freshFor: 5 * minute, perCustomer: true, translated: true },
  live: { freshFor: 0, perCustomer: true, translated: true },
  customer: { freshFor: minute / 2, perCustomer: true, translated: true },
  user: { freshFor: minute, perCustomer: false, translated: true },
  content: { freshFor: 5 * minute, perCustomer: false, translated: true },
  constant: { freshFor: Infinity, perCustomer: false, translated: false },
  toldOnce: { freshFor: Infinity, perCustomer: true, translated: false },
  file: { freshFor: 0, perCustomer: true, translated: true },
};

const kinds: Record<ReadOperation, ReadKind> = {
  browseCategories: 'catalogue',
  browseCategoriesV2: 'catalogue',
  browseCustomerEssentialProducts: 'catalogue',
  browseEssentialProducts: 'catalogue',
  browseOnlineFairCategories: 'catalogue',
  browseQuantityHistory: 'catalogue',
  browseSubshopCategories: 'catalogue',
  checkLabelsForInactiveProducts: 'customer',
  completeProducts: 'catalogue',
  completeSubshopProducts: 'catalogue',
  createEmbeddedAnalyticsToken: 'live',
  doesCustomerHaveBfUser: 'customer',
  findCheckoutProductsBySku: 'live',
  findDynamicPage: 'content',
  findProductsBySku: 'catalogue',
  findSuppliers: 'catalogue',
  getAllergensExcel: 'file',
  getCart: 'live',
  getCmsPreview: 'live',
  getCurrentUser: 'user',
  getCustomTenantFooter: 'content',
  getCustomer: 'customer',
  getDatasheet: 'file',
  getDynamicPage: 'content',
  getEssenceListPdf: 'file',
  getEssencePeriod: 'customer',
  getFair: 'content',
  getFooter: 'content',
  getFormSiteKey: 'constant',
  getHeader: 'content',
  getInventoriesExcel: 'file',
  getInventoryDetails: 'customer',
  getInvoiceAddress: 'customer',
  getJob: 'content',
  getLabel: 'customer',
  getNotification: 'user',
  getNotificationPreferences: 'user',
  getOrder: 'customer',
  getOrderTemplate: 'customer',
  getOrderTemplateDetails: 'toldOnce',
  getOrderTemplatePdf: 'file',
  getPersonalContact: 'content',
  getProduct: 'catalogue',
  getProductDetails: 'catalogue',
  getProductRestriction: 'customer',
  getProductsBySku: 'catalogue',
  getReceiptPdf: 'file',
  getResolvedAttachmentUrl: 'user',
  getSafetyDatasheet: 'file',
  getSafetyDatasheetAvailability: 'catalogue',
  getStartPage: 'content',
  getSubshopCart: 'live',
  getSubshopProduct: 'catalogue',
  getTenantOfUser: 'user',
  getToken: 'live',
  getTools: 'constant',
  getUnreadNotificationCount: 'live',
  getUrgentNotification: 'live',
  listCartEvents: 'live',
  listCompanionOrders: 'customer',
  listConfirmationEmails: 'user',
  listContacts: 'content',
  listCustomers: 'user',
  listDeletedInventories: 'customer',
  listDeliveryAddresses: 'customer',
  listDeliverySlots: 'customer',
  listEssenceVisibilities: 'customer',
  listFairPromotionCategories: 'catalogue',
  listFairs: 'customer',
  listGroupedInventories: 'customer',
  listGroupedProducts: 'catalogue',
  listJobs: 'content',
  listLabelProducts: 'customer',
  listLabelSkus: 'customer',
  listNotifications: 'customer',
  listOrderOverview: 'customer',
  listOrderTemplates: 'customer',
  listOrders: 'customer',
  listPromotedProductsForCart: 'catalogue',
  listPromotionCategories: 'catalogue',
  listPromotionEssences: 'catalogue',
  listReceipts: 'customer',
  listRecentEssenceItems: 'customer',
  listRecentEssenceItemsOfProduct: 'customer',
  listRecommendations: 'catalogue',
  listSubshopCartEvents: 'live',
  listSubshopRecommendations: 'catalogue',
  searchFairPromotions: 'catalogue',
  searchOnlineFairProducts: 'catalogue',
  searchOrderTemplates: 'customer',
  searchProducts: 'catalogue',
  searchProductsV2: 'catalogue',
  searchPromotions: 'catalogue',
  searchSubshopProducts: 'catalogue',
};

/** How the answer of a query is kept; undefined for keys that no operation begins. */
export function readRule(queryKey: readonly unknown[]): ReadRule | undefined {
  const [operation] = queryKey;
  return typeof operation === 'string' && Object.hasOwn(kinds, operation) ? rules[kinds[operation as ReadOperation]] : undefined;
}
