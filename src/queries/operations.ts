import type * as contract from '#gen/index.ts';

type Generated = keyof typeof contract;

/**
 * How a failure shows. `toast`: a message for three seconds, also beside a sentence in place. `inline`: the component shows it in
 * place. `silent`: it is only logged (P§8 "Silent failures").
 */
export type FailurePolicy = 'toast' | 'inline' | 'silent';

/** operationId of every call that reads, and first part of its query key. */
export type ReadOperation = { [Name in Generated]: `get${Capitalize<Name>}QueryKey` extends Generated ? Name : never }[Generated];

/** operationId of every call that changes something, and its mutation key. */
export type WriteOperation = { [Name in Generated]: `get${Capitalize<Name>}MutationKey` extends Generated ? Name : never }[Generated];

/** Caching of a read's answer, and its failure policy. */
export interface ReadRule {
  /** Milliseconds during which an answer is not asked for again. */
  readonly staleTime: number;
  /** True if the answer depends on the customer. */
  readonly perCustomer: boolean;
  /** True if the answer depends on the language. */
  readonly translated: boolean;
  readonly failure: FailurePolicy;
}

const minute = 60_000;

/** Products, with the customer's prices and in the user's language. */
const catalogue: ReadRule = { staleTime: 5 * minute, perCustomer: true, translated: true, failure: 'inline' };
/** Data that changes by the minute: carts, counts of unread notifications. Files as well, as they are generated each time. */
const live: ReadRule = { ...catalogue, staleTime: 0 };
/** Data of the customer, changed by its users. */
const customer: ReadRule = { ...catalogue, staleTime: minute / 2 };
/** Data of the user, for every customer. */
const user: ReadRule = { ...catalogue, staleTime: minute, perCustomer: false };
/** Pages of the content system. */
const content: ReadRule = { ...catalogue, perCustomer: false };
/** Data that stays the same while the page is open. */
const constant: ReadRule = { ...content, staleTime: Infinity, translated: false };
/** Data that the server reports only once: read when the user opens it, and never refetched in the background. */
const readOnce: ReadRule = { ...constant, perCustomer: true };

/** The same rule for optional data: a failure is only logged. */
const silent = (rule: ReadRule): ReadRule => ({ ...rule, failure: 'silent' });
const silentCatalogue = silent(catalogue);
const silentLive = silent(live);
const silentCustomer = silent(customer);
const silentUser = silent(user);
const silentContent = silent(content);
const silentConstant = silent(constant);

/** The rule of every read. A screen that handles a failure otherwise sets `meta.failure`. */
const reads: Record<ReadOperation, ReadRule> = {
  browseCategories: catalogue,
  browseCategoriesV2: catalogue,
  browseCustomerEssentialProducts: catalogue,
  browseEssentialProducts: catalogue,
  browseOnlineFairCategories: catalogue,
  browseQuantityHistory: catalogue,
  browseSubshopCategories: catalogue,
  checkLabelsForInactiveProducts: customer,
  completeProducts: silentCatalogue,
  completeSubshopProducts: silentCatalogue,
  createEmbeddedAnalyticsToken: live,
  doesCustomerHaveBfUser: customer,
  findCheckoutProductsBySku: silentLive,
  findDynamicPage: content,
  findProductsBySku: catalogue,
  findSuppliers: silentCatalogue,
  getAllergensExcel: live,
  getCart: live,
  getCmsPreview: live,
  getCurrentUser: user,
  getCustomTenantFooter: silentContent,
  getCustomer: customer,
  getDatasheet: live,
  getDynamicPage: content,
  getEssenceListPdf: live,
  getEssencePeriod: customer,
  getFair: content,
  getFooter: silentContent,
  getFormSiteKey: constant,
  getHeader: silentContent,
  getInventoriesExcel: live,
  getInventoryDetails: customer,
  getInvoiceAddress: customer,
  getJob: content,
  getLabel: customer,
  getNotification: user,
  getNotificationPreferences: user,
  getOrder: customer,
  getOrderTemplate: customer,
  getOrderTemplateDetails: readOnce,
  getOrderTemplatePdf: live,
  getPersonalContact: silentContent,
  getProduct: catalogue,
  getProductDetails: catalogue,
  getProductRestriction: silentCustomer,
  getProductsBySku: catalogue,
  getReceiptPdf: live,
  getResolvedAttachmentUrl: silentUser,
  getSafetyDatasheet: live,
  getSafetyDatasheetAvailability: silentCatalogue,
  getStartPage: content,
  getSubshopCart: live,
  getSubshopProduct: catalogue,
  getTenantOfUser: user,
  getToken: live,
  getTools: silentConstant,
  getUnreadNotificationCount: silentLive,
  getUrgentNotification: silentLive,
  listCartEvents: live,
  listCompanionOrders: customer,
  listConfirmationEmails: user,
  listContacts: content,
  listCustomers: user,
  listDeletedInventories: customer,
  listDeliveryAddresses: customer,
  listDeliverySlots: customer,
  listEssenceVisibilities: silentCustomer,
  listFairPromotionCategories: silentCatalogue,
  listFairs: customer,
  listGroupedInventories: customer,
  listGroupedProducts: catalogue,
  listJobs: content,
  listLabelProducts: customer,
  listLabelSkus: silentCustomer,
  listNotifications: customer,
  listOrderOverview: customer,
  listOrderTemplates: customer,
  listOrders: customer,
  listPromotedProductsForCart: silentCatalogue,
  listPromotionCategories: silentCatalogue,
  listPromotionEssences: silentCatalogue,
  listReceipts: customer,
  listRecentEssenceItems: silentCustomer,
  listRecentEssenceItemsOfProduct: silentCustomer,
  listRecommendations: silentCatalogue,
  listSubshopCartEvents: live,
  listSubshopRecommendations: silentCatalogue,
  searchFairPromotions: silentCatalogue,
  searchOnlineFairProducts: catalogue,
  searchOrderTemplates: customer,
  searchProducts: catalogue,
  searchProductsV2: catalogue,
  searchPromotions: silentCatalogue,
  searchSubshopProducts: catalogue,
};

/** The calls of which a query is made; none for keys that no operation begins. */
export function operationsOf([name]: readonly unknown[]): readonly ReadOperation[] {
  if (typeof name !== 'string') return [];
  return name.split('+').filter((operation): operation is ReadOperation => Object.hasOwn(reads, operation));
}

/**
 * The rule of a query by its key, which begins with the operationId; undefined for other keys. A composed query is fresh as long as the
 * first of its calls to get stale.
 */
export function readRule(queryKey: readonly unknown[]): ReadRule | undefined {
  const rules = operationsOf(queryKey).map((operation) => reads[operation]);
  const [first] = rules;
  if (!first || rules.length === 1) return first;
  return {
    staleTime: Math.min(...rules.map(({ staleTime }) => staleTime)),
    perCustomer: rules.some(({ perCustomer }) => perCustomer),
    translated: rules.some(({ translated }) => translated),
    failure: first.failure,
  };
}
