import type { OperationId } from '#mocks/contract/operations.ts';
import type {
  Customer,
  GroupedInventoryPage,
  JobPage,
  NotificationPage,
  OrderOverviewPage,
  OrderTemplate,
  Page,
  ReceiptPage,
  SearchResult,
  UserSummary,
} from '#gen/models/index.ts';

/** Ids for paths, queries and bodies, by name; those that only the backend knows are learnt from the lists that it answers. */
export type Known = Readonly<Record<string, string | undefined>>;

/** Values of every backend: the document kinds of C§9, the first page, and the flyers, which are a route of the shop (P§2 screens). */
export const seedVariables: Known = { type: 'invoice', pageIndex: '0', product: 'webshop', fullSlug: 'flyers' };

/** Ids learnt from lists: their name, and their place in an answer. */
export const lessons: Partial<Record<OperationId, readonly (readonly [name: string, read: (body: never) => string | undefined])[]>> = {
  searchProducts: [['sku', (body: SearchResult) => body.products[0]?.sku]],
  listOrderOverview: [['orderId', (body: OrderOverviewPage) => body.orders[0]?.id]],
  listReceipts: [['documentNumber', (body: ReceiptPage) => body.documents[0]?.documentNumber]],
  listOrderTemplates: [['orderTemplateId', (body: OrderTemplate[]) => body[0]?.id]],
  listGroupedInventories: [['inventoryId', (body: GroupedInventoryPage) => body.inventories[0]?.inventories[0]?.id]],
  searchSubshopProducts: [['fairSku', (body: SearchResult) => body.products[0]?.sku]],
  listNotifications: [
    ['notificationId', (body: NotificationPage) => body.items[0]?.id.toString()],
    ['attachedNotificationId', (body: NotificationPage) => body.items.find(({ attachedUrl }) => attachedUrl)?.id.toString()],
  ],
  getCustomer: [['contactPersonId', (body: Customer) => body.personalContactPersonId]],
  getCurrentUser: [['userName', (body: UserSummary) => body.username]],
  findDynamicPage: [['uuid', (body: Page) => body.uuid]],
  listJobs: [['jobPath', (body: JobPage[]) => body[0]?.path]],
};

/** Calls that need an id of a certain kind: a product of the fair, a notification with an attachment. */
export const ownIds: Partial<Record<OperationId, Known>> = {
  getSubshopProduct: { sku: 'fairSku' },
  listSubshopRecommendations: { sku: 'fairSku' },
  getResolvedAttachmentUrl: { notificationId: 'attachedNotificationId' },
};

/** The parameters of all queries; a call takes those that it knows. */
export function exampleQuery(known: Known): URLSearchParams {
  const { tenant = '', customerId = '', sku = '', fullSlug = '', contactPersonId = '', type = '' } = known;
  return new URLSearchParams({
    tenant,
    customerId,
    sku,
    skus: sku,
    receiptType: type,
    languageCode: 'de',
    fullSlug,
    groupByArticleChecked: 'false',
    generationMode: 'averagePrice',
    ...(contactPersonId && { contactPersonId }),
  });
}

/** Statuses of reads for missing data, which no list announces. */
export const answersWhereNothingIs: Partial<Record<OperationId, number>> = { getLabel: 404, getSafetyDatasheet: 404 };

const search = ({ customerId }: Known) => ({ query: '', page: 0, size: 50, customerId, filter: {} });
const skus = ({ sku }: Known) => [sku];

/** A small, harmless body for each POST that only reads. */
export const exampleBodies: Partial<Record<OperationId, (known: Known) => unknown>> = {
  searchProducts: search,
  searchProductsV2: search,
  browseCategories: search,
  browseCategoriesV2: search,
  browseEssentialProducts: search,
  browseCustomerEssentialProducts: search,
  searchSubshopProducts: search,
  searchOnlineFairProducts: search,
  browseSubshopCategories: search,
  browseOnlineFairCategories: search,
  browseQuantityHistory: () => ({}),
  searchFairPromotions: search,
  completeProducts: () => ({ query: 'reis', filter: {} }),
  completeSubshopProducts: () => ({ query: 'reis', filter: {} }),
  findProductsBySku: skus,
  findCheckoutProductsBySku: skus,
  findSuppliers: () => ({ supplierIds: [] }),
  getInventoryDetails: () => ({}),
  listFairPromotionCategories: () => ({}),
  findDynamicPage: ({ fullSlug }) => ({ fullSlug }),
  getJob: ({ jobPath }) => (jobPath === undefined ? undefined : { jobPath }),
  listPromotionCategories: () => ({}),
  searchPromotions: search,
  suggestSearchTerms: ({ tenant }) => ({ shopInfo: { tenant, language: 'de' }, term: 'reis' }),
};
