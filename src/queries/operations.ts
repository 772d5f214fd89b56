import type * as contract from '../gen';

type Generated = keyof typeof contract;

/**
 * What a person sees of a failure. `toast`: a message for three seconds, also beside a sentence in place. `inline`: the component says it
 * where it belongs. `silent`: nothing, it is only logged (P§8 "Silent failures").
 */
export type FailurePolicy = 'toast' | 'inline' | 'silent';

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

/** Of every read: what kind it is, and what a person sees when it fails. A screen that tells it otherwise says so in its `meta.failure`. */
const reads: Record<ReadOperation, readonly [kind: ReadKind, failure: FailurePolicy]> = {
  browseCategories: ['catalogue', 'inline'],
  browseCategoriesV2: ['catalogue', 'inline'],
  browseCustomerEssentialProducts: ['catalogue', 'inline'],
  browseEssentialProducts: ['catalogue', 'inline'],
  browseOnlineFairCategories: ['catalogue', 'inline'],
  browseQuantityHistory: ['catalogue', 'inline'],
  browseSubshopCategories: ['catalogue', 'inline'],
  checkLabelsForInactiveProducts: ['customer', 'inline'],
  completeProducts: ['catalogue', 'silent'],
  completeSubshopProducts: ['catalogue', 'silent'],
  createEmbeddedAnalyticsToken: ['live', 'inline'],
  doesCustomerHaveBfUser: ['customer', 'inline'],
  findCheckoutProductsBySku: ['live', 'silent'],
  findDynamicPage: ['content', 'inline'],
  findProductsBySku: ['catalogue', 'inline'],
  findSuppliers: ['catalogue', 'silent'],
  getAllergensExcel: ['file', 'inline'],
  getCart: ['live', 'inline'],
  getCmsPreview: ['live', 'inline'],
  getCurrentUser: ['user', 'inline'],
  getCustomTenantFooter: ['content', 'silent'],
  getCustomer: ['customer', 'inline'],
  getDatasheet: ['file', 'inline'],
  getDynamicPage: ['content', 'inline'],
  getEssenceListPdf: ['file', 'inline'],
  getEssencePeriod: ['customer', 'inline'],
  getFair: ['content', 'inline'],
  getFooter: ['content', 'silent'],
  getFormSiteKey: ['constant', 'inline'],
  getHeader: ['content', 'silent'],
  getInventoriesExcel: ['file', 'inline'],
  getInventoryDetails: ['customer', 'inline'],
  getInvoiceAddress: ['customer', 'inline'],
  getJob: ['content', 'inline'],
  getLabel: ['customer', 'inline'],
  getNotification: ['user', 'inline'],
  getNotificationPreferences: ['user', 'inline'],
  getOrder: ['customer', 'inline'],
  getOrderTemplate: ['customer', 'inline'],
  getOrderTemplateDetails: ['toldOnce', 'inline'],
  getOrderTemplatePdf: ['file', 'inline'],
  getPersonalContact: ['content', 'silent'],
  getProduct: ['catalogue', 'inline'],
  getProductDetails: ['catalogue', 'inline'],
  getProductRestriction: ['customer', 'silent'],
  getProductsBySku: ['catalogue', 'inline'],
  getReceiptPdf: ['file', 'inline'],
  getResolvedAttachmentUrl: ['user', 'silent'],
  getSafetyDatasheet: ['file', 'inline'],
  getSafetyDatasheetAvailability: ['catalogue', 'silent'],
  getStartPage: ['content', 'inline'],
  getSubshopCart: ['live', 'inline'],
  getSubshopProduct: ['catalogue', 'inline'],
  getTenantOfUser: ['user', 'inline'],
  getToken: ['live', 'inline'],
  getTools: ['constant', 'silent'],
  getUnreadNotificationCount: ['live', 'silent'],
  getUrgentNotification: ['live', 'silent'],
  listCartEvents: ['live', 'inline'],
  listCompanionOrders: ['customer', 'inline'],
  listConfirmationEmails: ['user', 'inline'],
  listContacts: ['content', 'inline'],
  listCustomers: ['user', 'inline'],
  listDeletedInventories: ['customer', 'inline'],
  listDeliveryAddresses: ['customer', 'inline'],
  listDeliverySlots: ['customer', 'inline'],
  listEssenceVisibilities: ['customer', 'silent'],
  listFairPromotionCategories: ['catalogue', 'silent'],
  listFairs: ['customer', 'inline'],
  listGroupedInventories: ['customer', 'inline'],
  listGroupedProducts: ['catalogue', 'inline'],
  listJobs: ['content', 'inline'],
  listLabelProducts: ['customer', 'inline'],
  listLabelSkus: ['customer', 'silent'],
  listNotifications: ['customer', 'inline'],
  listOrderOverview: ['customer', 'inline'],
  listOrderTemplates: ['customer', 'inline'],
  listOrders: ['customer', 'inline'],
  listPromotedProductsForCart: ['catalogue', 'silent'],
  listPromotionCategories: ['catalogue', 'silent'],
  listPromotionEssences: ['catalogue', 'silent'],
  listReceipts: ['customer', 'inline'],
  listRecentEssenceItems: ['customer', 'silent'],
  listRecentEssenceItemsOfProduct: ['customer', 'silent'],
  listRecommendations: ['catalogue', 'silent'],
  listSubshopCartEvents: ['live', 'inline'],
  listSubshopRecommendations: ['catalogue', 'silent'],
  searchFairPromotions: ['catalogue', 'silent'],
  searchOnlineFairProducts: ['catalogue', 'inline'],
  searchOrderTemplates: ['customer', 'inline'],
  searchProducts: ['catalogue', 'inline'],
  searchProductsV2: ['catalogue', 'inline'],
  searchPromotions: ['catalogue', 'silent'],
  searchSubshopProducts: ['catalogue', 'inline'],
};

/** Whether a query belongs to an operation: keys begin with its operationId. */
const isRead = (operation: unknown): operation is ReadOperation => typeof operation === 'string' && Object.hasOwn(reads, operation);

/** How the answer of a query is kept; undefined for keys that no operation begins. */
export function readRule([operation]: readonly unknown[]): ReadRule | undefined {
  return isRead(operation) ? rules[reads[operation][0]] : undefined;
}

/** What a person sees of a query's failure. */
export function readFailure([operation]: readonly unknown[]): FailurePolicy {
  return isRead(operation) ? reads[operation][1] : 'inline';
}
