import { QueryObserver, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#mocks/contract/operations.ts';
import { faults, openFetchBackend, type Fault } from '#mocks/fetch.fixture.ts';
import { inventoryListRules } from '#domain/inventory/inventory.ts';
import { emptyExportForm } from '#domain/inventory/inventoryExportForm.ts';
import { defaultOrderSort } from '#domain/order/order.ts';
import { receiptListRules } from '#domain/receipt/receiptSearch.ts';
import { templateListRules } from '#domain/template/orderTemplate.ts';
import { emptySearch } from '#domain/search/search.ts';
import { getListContactsQueryOptions } from '#gen/cms/list-contacts.ts';
import { getListJobsQueryOptions } from '#gen/cms/list-jobs.ts';
import { getGetInvoiceAddressQueryOptions } from '#gen/customer/get-invoice-address.ts';
import { getListConfirmationEmailsQueryOptions } from '#gen/customer/list-confirmation-emails.ts';
import { getListDeliveryAddressesQueryOptions } from '#gen/customer/list-delivery-addresses.ts';
import { getGetEssencePeriodQueryOptions } from '#gen/essence/get-essence-period.ts';
import { getGetFairQueryOptions } from '#gen/fair/get-fair.ts';
import { getListFairsQueryOptions } from '#gen/fair/list-fairs.ts';
import { getCheckLabelsForInactiveProductsQueryOptions } from '#gen/label/check-labels-for-inactive-products.ts';
import { getListLabelProductsQueryOptions } from '#gen/label/list-label-products.ts';
import { getListLabelSkusQueryOptions } from '#gen/label/list-label-skus.ts';
import type { ReceiptPage } from '#gen/models/index.ts';
import { getGetNotificationQueryOptions } from '#gen/notification/get-notification.ts';
import { getGetNotificationPreferencesQueryOptions } from '#gen/notification/get-notification-preferences.ts';
import { getGetUrgentNotificationQueryOptions } from '#gen/notification/get-urgent-notification.ts';
import { getGetOrderTemplateQueryOptions } from '#gen/order-template/get-order-template.ts';
import { getGetCurrentUserQueryOptions } from '#gen/user/get-current-user.ts';
import { FetchError, ResponseError } from '#http/errors.ts';
import type { FileAnswer } from '#http/fileAnswer.ts';
import { cartEventsOptions } from '#cart/cartJournal.ts';
import { cartOptions } from '#cart/cartOptions.ts';
import { allergenProductsOptions } from './allergenProducts';
import { productOptions, searchOptions } from './catalogue';
import { suggestionsOptions } from './suggestions';
import { lastBoughtOptions } from './lastBought';
import { essencePartOptions } from './essenceList';
import { toolsOptions } from './outsideServices';
import { datasheetOptions, productDetailsOptions } from './productDetails';
import type { FailurePolicy } from './operations';
import { companionOrdersOptions } from '#ordering/companionOrder.ts';
import { customerOptions, customersOptions } from './customer';
import { contentPageOptions, jobOptions } from './contentPage';
import { formSiteKeyOptions } from './contentForm';
import { featuredProductsOptions } from './featuredProducts';
import { failures, fair, installBackend, logins, openTab, own, until } from './faults.fixture';
import { notificationsOptions } from './notification';
import { unreadCountOptions } from './unreadCount';
import { deletedInventoriesOptions, foundInventoryOptions, inventoriesExcelOptions, inventoriesOptions } from './inventory';
import { newestInventoriesOptions } from './inventoryCount';
import { inventoryDetailsOptions } from './inventoryDetails';
import { orderOverviewOptions } from './order';
import { foundOrderOptions, NoMatchingCustomerError } from '#ordering/orderSearch.ts';
import { groupedProductsOptions } from './orderTemplateDetails';
import { orderTemplatesOptions } from './orderTemplateList';
import { quantityHistoryOptions } from './quantityHistory';
import { receiptPdfOptions, receiptsOptions } from './receipt';
import { receiptReadingOptions } from './receiptReading';
import { templateOverviewOptions } from './orderTemplateOverview';
import { searchTermsOptions } from './searchTerms';
import { placedOrderOptions } from '#ordering/submit.ts';

/** Every fault of a read that a screen depends on. */
const backend = installBackend(() => openFetchBackend());

/** A read as a screen asks it. */
interface Read {
  readonly call: OperationId;
  /** Its subject. */
  readonly of: string;
  readonly options: (client: QueryClient) => unknown;
  /** The failure policy; default: inline. */
  readonly policy?: FailurePolicy;
  /** A content call, which no token helps (C§6 CSRF header): its 401 is not asked again. */
  readonly isContent?: boolean;
}

const search = { ...emptySearch, query: 'käse' };
const orderId = '4501000044';
const inventoryId = 'inventory-100-5';
const receipts = { sort: receiptListRules.defaultSort, filters: {}, page: 0 };
const inventories = { sort: inventoryListRules.defaultSort, filters: {}, page: 0 };
const reads: readonly Read[] = [
  { call: 'getCart', of: 'the cart', options: (client) => cartOptions(client, own) },
  { call: 'getSubshopCart', of: 'the cart of a fair', options: (client) => cartOptions(client, fair) },
  { call: 'listCartEvents', of: 'the journal', options: () => cartEventsOptions(own) },
  { call: 'listSubshopCartEvents', of: 'the journal of a fair', options: () => cartEventsOptions(fair) },
  { call: 'searchProductsV2', of: 'a search', options: () => searchOptions(own, search) },
  { call: 'browseCategoriesV2', of: 'a category', options: () => searchOptions(own, { ...emptySearch, category: '130000' }) },
  { call: 'searchOnlineFairProducts', of: 'a search in a fair', options: () => searchOptions(fair, search) },
  { call: 'browseOnlineFairCategories', of: 'the range of a fair', options: () => searchOptions(fair, emptySearch) },
  { call: 'completeProducts', of: 'suggestions', options: () => suggestionsOptions(own, 'käse'), policy: 'silent' },
  { call: 'completeSubshopProducts', of: 'suggestions in a fair', options: () => suggestionsOptions(fair, 'käse'), policy: 'silent' },
  {
    call: 'listRecentEssenceItems',
    of: 'the last purchases of several products',
    options: () => lastBoughtOptions(own, ['104711']),
    policy: 'silent',
  },
  { call: 'getProduct', of: 'a product', options: () => productOptions(own, '104711') },
  { call: 'getSubshopProduct', of: 'a product of a fair', options: () => productOptions(fair, '104711') },
  {
    call: 'getProductDetails',
    of: 'its details',
    options: () => productDetailsOptions(own, { sku: '104711', images: [], alcohol: undefined }),
  },
  { call: 'listOrderTemplates', of: 'order templates', options: () => orderTemplatesOptions(own) },
  {
    call: 'getOrderTemplate',
    of: 'the lines of a template',
    options: () => getGetOrderTemplateQueryOptions('AL', 'template-100-1', { customerId: '100' }),
  },
  { call: 'findProductsBySku', of: 'the products whose allergens are shown', options: () => allergenProductsOptions(own, ['104711']) },
  {
    call: 'searchOrderTemplates',
    of: 'the overview of templates',
    options: () => templateOverviewOptions(own, { sort: templateListRules.defaultSort, filters: {}, page: 0 }),
  },
  { call: 'listGroupedProducts', of: 'the products of a template', options: () => groupedProductsOptions(own, ['104711', '104712']) },
  { call: 'listGroupedInventories', of: 'the last counts', options: () => newestInventoriesOptions(own), policy: 'silent' },
  {
    call: 'listOrderOverview',
    of: 'the order list',
    options: () => orderOverviewOptions(own, { sort: defaultOrderSort, filters: {}, page: 0 }),
  },
  { call: 'getOrder', of: 'an order', options: (client) => foundOrderOptions(client, own, orderId) },
  { call: 'getOrder', of: 'the confirmation', options: () => placedOrderOptions(own, orderId) },
  { call: 'listCompanionOrders', of: 'companion orders', options: () => companionOrdersOptions(own) },
  {
    call: 'browseCustomerEssentialProducts',
    of: 'the essence list',
    options: () => essencePartOptions(own, { filter: 'all', query: '' }, 0),
    policy: 'toast',
  },
  {
    call: 'searchProductsV2',
    of: 'a search in the essence list',
    options: () => essencePartOptions(own, { filter: 'shown', query: 'käse' }, 0),
    policy: 'toast',
  },
  { call: 'getEssencePeriod', of: 'the essence period', options: () => getGetEssencePeriodQueryOptions('AL', '100') },
  { call: 'listLabelProducts', of: 'the label list', options: () => getListLabelProductsQueryOptions('AL', { customerId: '100' }) },
  {
    call: 'checkLabelsForInactiveProducts',
    of: 'the check of the labels',
    options: () => getCheckLabelsForInactiveProductsQueryOptions('AL', { customerId: '100' }),
  },
  {
    call: 'listLabelSkus',
    of: 'what is on the label list',
    options: () => getListLabelSkusQueryOptions('AL', { customerId: '100' }),
    policy: 'silent',
  },
  { call: 'listCustomers', of: 'the customers', options: () => customersOptions('AL') },
  { call: 'getCustomer', of: 'the days', options: () => customerOptions(own) },
  { call: 'listDeliveryAddresses', of: 'the addresses', options: () => getListDeliveryAddressesQueryOptions('AL', '100') },
  { call: 'getInvoiceAddress', of: 'the invoice address', options: () => getGetInvoiceAddressQueryOptions('AL', '100') },
  { call: 'listConfirmationEmails', of: 'the recipients', options: () => getListConfirmationEmailsQueryOptions() },
  { call: 'listGroupedInventories', of: 'the inventories', options: () => inventoriesOptions(own, inventories) },
  { call: 'listDeletedInventories', of: 'the deleted inventories', options: () => deletedInventoriesOptions(own, inventories) },
  { call: 'listGroupedInventories', of: 'an inventory', options: () => foundInventoryOptions(own, inventoryId) },
  { call: 'getInventoryDetails', of: 'its lines', options: () => inventoryDetailsOptions(own, inventoryId) },
  { call: 'listReceipts', of: 'the documents', options: () => receiptsOptions(own, receipts) },
  { call: 'listReceipts', of: 'a search of documents', options: () => receiptReadingOptions(own, 'all', undefined, 10) },
  { call: 'getFair', of: 'the fair', options: () => getGetFairQueryOptions('herbst') },
  { call: 'listFairs', of: 'the fairs', options: () => getListFairsQueryOptions('AL', '100') },
  { call: 'browseQuantityHistory', of: 'the order suggestion', options: () => quantityHistoryOptions(fair, 'herbst', 0) },
  { call: 'listNotifications', of: 'the notifications', options: () => notificationsOptions(own, 0) },
  { call: 'getNotification', of: 'a notification', options: () => getGetNotificationQueryOptions(810) },
  {
    call: 'getUrgentNotification',
    of: 'the urgent notification',
    options: () => getGetUrgentNotificationQueryOptions('AL', '100'),
    policy: 'silent',
  },
  { call: 'getUnreadNotificationCount', of: 'the count of unread ones', options: () => unreadCountOptions(own), policy: 'silent' },
  { call: 'getNotificationPreferences', of: 'the preferences', options: () => getGetNotificationPreferencesQueryOptions() },
  { call: 'getCurrentUser', of: 'the user', options: () => getGetCurrentUserQueryOptions() },
  { call: 'findDynamicPage', of: 'a content page', options: () => contentPageOptions('flyers'), isContent: true },
  { call: 'listJobs', of: 'the vacancies', options: () => getListJobsQueryOptions(), isContent: true },
  { call: 'getJob', of: 'a vacancy', options: () => jobOptions('koch'), isContent: true },
  { call: 'listContacts', of: 'the contacts', options: () => getListContactsQueryOptions(), isContent: true },
  { call: 'getFormSiteKey', of: 'the key of the captcha', options: () => formSiteKeyOptions(), isContent: true },
  { call: 'getTools', of: 'the tracking services', options: () => toolsOptions('AL'), policy: 'silent', isContent: true },
  { call: 'findProductsBySku', of: 'featured products', options: () => featuredProductsOptions(own, ['104711']) },
];

/** Requests per fault before it counts as failed: one retry if the fault may pass, and one renewal of a token. */
const asked: Readonly<Record<Fault, number>> = {
  400: 1,
  401: 2,
  403: 1,
  404: 1,
  409: 1,
  422: 1,
  429: 2,
  500: 2,
  503: 2,
  timeout: 2,
  malformed: 1,
  offline: 2,
};
/**
 * Milliseconds until a person learns of it, at least and at most: at once, after a pause (the server asks for two seconds), after two
 * limits with a pause.
 */
const times: Readonly<Record<Fault, readonly [least: number, most: number]>> = {
  400: [0, 100],
  401: [0, 100],
  403: [0, 100],
  404: [0, 100],
  409: [0, 100],
  422: [0, 100],
  429: [2_000, 2_200],
  500: [500, 900],
  503: [500, 900],
  timeout: [30_500, 31_000],
  malformed: [0, 100],
  offline: [500, 900],
};

/**
 * An order of another customer is a failure of its own, and one that doesn't exist can't be retrieved; each of the three customers is
 * tried first (P§8 orders).
 */
const isForeign = ({ of }: Read, fault: Fault) => of === 'an order' && fault === '403';
const isAskedOfAll = ({ of }: Read, fault: Fault) => of === 'an order' && (fault === '403' || fault === '404');

/** An order that doesn't exist is searched for in every customer; see `isContent`. */
function timesAsked(read: Read, fault: Fault): number {
  if (isAskedOfAll(read, fault)) return 3;
  return fault === '401' && read.isContent ? 1 : asked[fault];
}

/** Kind of the failure: no answer, a bad answer with its status, or an order that doesn't exist. */
function kindOf(error: unknown): string {
  if (error instanceof NoMatchingCustomerError) return 'of nobody';
  if (error instanceof FetchError) return 'no answer';
  return error instanceof ResponseError ? `status ${error.status}` : String(error);
}

function expectedKind(fault: Fault): string {
  if (fault === 'timeout' || fault === 'offline') return 'no answer';
  return `status ${fault === 'malformed' ? 200 : fault}`;
}

/** A message on the way to the login would only startle. */
const policyOf = ({ policy = 'inline' }: Read, fault: Fault): FailurePolicy => (policy === 'toast' && fault === '401' ? 'silent' : policy);

// Fetched when they are first needed, for which no clock of a test waits.
beforeAll(() =>
  Promise.all([import('#gen/order-template/list-order-templates.ts'), import('#gen/notification/get-unread-notification-count.ts')]),
);

describe.each(reads)('$of ($call)', (read) => {
  test.each(faults)('%s: it fails in time, and the retry succeeds', async (fault) => {
    const { client } = openTab();
    backend.current.scenario = `${read.call}=${fault}`;
    const observer = new QueryObserver(client, read.options(client) as never);
    const stop = observer.subscribe(() => undefined);
    const result = () => observer.getCurrentResult();
    const took = await until(() => result().isError);
    const [least, most] = times[fault];
    expect(took).toBeGreaterThanOrEqual(least);
    expect(took).toBeLessThanOrEqual(most);
    expect(kindOf(result().error)).toBe(isForeign(read, fault) ? 'of nobody' : expectedKind(fault));
    expect(backend.current.callsOf(read.call)).toHaveLength(timesAsked(read, fault));
    expect(failures).toMatchObject([{ policy: policyOf(read, fault), error: result().error }]);
    expect(logins).not.toHaveBeenCalled();
    backend.current.scenario = '';
    void observer.refetch();
    await until(() => result().isSuccess);
    expect(result().data).toBeDefined();
    expect(failures).toHaveLength(1);
    stop();
  });
});

/** Files, which are generated each time and may take longer, with their names. */
const files: readonly { readonly call: OperationId; readonly name: string; read(client: QueryClient): Promise<FileAnswer> }[] = [
  {
    call: 'getDatasheet',
    name: 'Produktdatenblatt 104711.pdf',
    read: (client) => client.fetchQuery(datasheetOptions(own, '104711', 'product')),
  },
  {
    call: 'getInventoriesExcel',
    name: 'Inventuren ….xlsx',
    read: (client) => client.fetchQuery(inventoriesExcelOptions(own, { ...emptyExportForm, inventoryIds: [inventoryId] })),
  },
  {
    call: 'getReceiptPdf',
    name: 'Rechnung ….pdf',
    read: async (client) => {
      const { documents } = await client.fetchQuery(receiptsOptions(own, receipts) as FetchQueryOptions<ReceiptPage>);
      const [receipt] = documents;
      if (!receipt) throw new Error('There is no invoice');
      return client.fetchQuery(receiptPdfOptions(own, receipt));
    },
  },
];

describe.each(files)('the file of $call', ({ call, name, read }) => {
  test.each(faults)('%s: it fails in time, and the next press succeeds', async (fault) => {
    const { client } = openTab();
    const save = () =>
      read(client).then(
        (file) => file.blob instanceof Blob && (file.name ?? '').replace(/(?<=Inventuren |Rechnung ).*(?=\.)/, '…'),
        (error: unknown) => error,
      );
    backend.current.scenario = `${call}=${fault}`;
    let outcome: unknown;
    void save().then((came) => (outcome = came));
    expect(await until(() => outcome !== undefined)).toBeLessThanOrEqual(31_000);
    expect(kindOf(outcome)).toBe(expectedKind(fault));
    expect(failures).toMatchObject([{ policy: 'inline' }]);
    backend.current.scenario = '';
    outcome = undefined;
    void save().then((came) => (outcome = came));
    await until(() => outcome !== undefined);
    expect(outcome).toBe(name);
  });
});

test.each(faults)('frequent look-ups (%s): nothing depends on them, so they are fetched once and skipped on failure', async (fault) => {
  const { client } = openTab();
  backend.current.scenario = `suggestSearchTerms=${fault}`;
  const observer = new QueryObserver(client, searchTermsOptions(own));
  const stop = observer.subscribe(() => undefined);
  expect(await until(() => observer.getCurrentResult().isError)).toBeLessThanOrEqual(30_100);
  expect(backend.current.callsOf('suggestSearchTerms')).toHaveLength(1);
  expect(failures).toMatchObject([{ policy: 'silent' }]);
  stop();
});
