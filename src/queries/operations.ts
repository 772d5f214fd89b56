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

/** How the answer of a read is kept, and what a person sees when there is none. */
export interface ReadRule {
  /** Milliseconds during which an answer is not asked for again. */
  readonly staleTime: number;
  /** Whether another customer gets another answer. */
  readonly perCustomer: boolean;
  /** Whether another language gets another answer. */
  readonly translated: boolean;
  readonly failure: FailurePolicy;
}

const minute = 60_000;

/** Products, with the customer's prices and in the user's language. */
const catalogue: ReadRule = { staleTime: 5 * minute, perCustomer: true, translated: true, failure: 'inline' };
/** What changes by the minute: carts, counts of unread notifications. Files as well, which are made each time. */
const live: ReadRule = { ...catalogue, staleTime: 0 };
/** What belongs to the customer and is changed by its users. */
const customer: ReadRule = { ...catalogue, staleTime: minute / 2 };
/** What belongs to the user, for every customer. */
const user: ReadRule = { ...catalogue, staleTime: minute, perCustomer: false };
/** Pages of the content system. */
const content: ReadRule = { ...catalogue, perCustomer: false };
/** What stays the same while the page is open. */
const constant: ReadRule = { ...content, staleTime: Infinity, translated: false };
/** What the server says only once: asked for when somebody opens it, and never again in the background. */
const readOnce: ReadRule = { ...constant, perCustomer: true };

/** The same of what a screen can do without: a failure is only logged. */
const silent = (rule: ReadRule): ReadRule => ({ ...rule, failure: 'silent' });
const silentCatalogue = silent(catalogue);
const silentLive = silent(live);
const silentCustomer = silent(customer);
const silentUser = silent(user);
const silentContent = silent(content);
const silentConstant = silent(constant);

/** The rule of every read. A screen that tells a failure otherwise says so in its `meta.failure`. */
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

/**
 * Key of a query that puts the answers of several calls together. It names all of them, so that it is stale as soon as one of them is.
 *
 * @param operations those whose answers it is made of; the first decides what a person sees of a failure
 * @param parts what tells one such query from another, the customer among it
 */
export const composedKey = (operations: readonly [ReadOperation, ...ReadOperation[]], ...parts: readonly unknown[]) =>
  [operations.join('+'), ...parts] as const;

/** The calls of which a query is made; none for keys that no operation begins. */
export function operationsOf([name]: readonly unknown[]): readonly ReadOperation[] {
  if (typeof name !== 'string') return [];
  return name.split('+').filter((operation): operation is ReadOperation => Object.hasOwn(reads, operation));
}

/**
 * The rule of a query by its key, which begins with the operationId; undefined for keys that no operation begins. A query of several calls
 * keeps as long as the first of them to age.
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
