import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../mocks/contract/operations';
import { faults, openFetchBackend, type Fault } from '../../mocks/fetch.fixture';
import { defaultOrderSort } from '../domain/order';
import { emptySearch } from '../domain/search';
import { FetchError, ResponseError } from '../http/errors';
import { cartEventsOptions } from '../cart/cartJournal';
import { cartOptions } from '../cart/cartOptions';
import { productOptions, searchOptions, suggestionsOptions } from './catalogue';
import { datasheetOptions, productDetailsOptions } from './productDetails';
import type { FailurePolicy } from './client';
import { companionOrdersOptions } from '../ordering/companionOrder';
import { confirmationEmailsOptions, customerOptions, customersOptions, deliveryAddressesOptions, invoiceAddressOptions } from './customer';
import { contactsOptions, contentPageOptions, jobOptions, jobsOptions } from './contentPage';
import { fairOptions } from './fair';
import { featuredProductsOptions } from './featuredProducts';
import { failures, fair, installBackend, logins, openTab, own, until, viewer } from './faults.fixture';
import { orderOverviewOptions } from './order';
import { foundOrderOptions, NoMatchingCustomerError } from '../ordering/orderSearch';
import { orderTemplatesOptions } from './orderTemplateList';
import { searchTermsOptions } from './searchAnalytics';
import { placedOrderOptions } from '../ordering/submit';

/** Whatever can come in place of the answer to a read that a screen lives by, with every one of them. */
const backend = installBackend(() => openFetchBackend());

/** A read as a screen asks it. */
interface Read {
  readonly call: OperationId;
  /** What it is for. */
  readonly of: string;
  readonly options: (client: QueryClient) => unknown;
  /** What a person sees of a failure; inline when nothing is said. */
  readonly policy?: FailurePolicy;
  /** A content call, which no token helps (C§6): its 401 is not asked again. */
  readonly isContent?: boolean;
}

const search = { ...emptySearch, query: 'käse' };
const orderId = '4501000044';
const reads: readonly Read[] = [
  { call: 'getCart', of: 'the cart', options: (client) => cartOptions(client, own) },
  { call: 'getSubshopCart', of: 'the cart of a fair', options: (client) => cartOptions(client, fair) },
  { call: 'listCartEvents', of: 'the journal', options: () => cartEventsOptions(own) },
  { call: 'listSubshopCartEvents', of: 'the journal of a fair', options: () => cartEventsOptions(fair) },
  { call: 'searchProductsV2', of: 'a search', options: () => searchOptions(own, search, viewer) },
  { call: 'browseCategoriesV2', of: 'a category', options: () => searchOptions(own, { ...emptySearch, category: '130000' }, viewer) },
  { call: 'searchOnlineFairProducts', of: 'a search in a fair', options: () => searchOptions(fair, search, viewer) },
  { call: 'browseOnlineFairCategories', of: 'the range of a fair', options: () => searchOptions(fair, emptySearch, viewer) },
  { call: 'completeProducts', of: 'suggestions', options: () => suggestionsOptions(own, 'käse'), policy: 'silent' },
  { call: 'completeSubshopProducts', of: 'suggestions in a fair', options: () => suggestionsOptions(fair, 'käse'), policy: 'silent' },
  { call: 'getProduct', of: 'a product', options: () => productOptions(own, '104711', viewer) },
  { call: 'getSubshopProduct', of: 'a product of a fair', options: () => productOptions(fair, '104711', viewer) },
  {
    call: 'getProductDetails',
    of: 'its details',
    options: () => productDetailsOptions(own, { sku: '104711', images: [], alcohol: undefined }),
  },
  { call: 'listOrderTemplates', of: 'order templates', options: () => orderTemplatesOptions(own) },
  {
    call: 'listOrderOverview',
    of: 'the order list',
    options: () => orderOverviewOptions(own, { sort: defaultOrderSort, filters: {}, page: 0 }),
  },
  { call: 'getOrder', of: 'an order', options: (client) => foundOrderOptions(client, own, orderId) },
  { call: 'getOrder', of: 'the confirmation', options: () => placedOrderOptions(own, orderId) },
  { call: 'listCompanionOrders', of: 'companion orders', options: () => companionOrdersOptions(own) },
  { call: 'listCustomers', of: 'the customers', options: () => customersOptions('AL') },
  { call: 'getCustomer', of: 'the days', options: () => customerOptions(own) },
  { call: 'listDeliveryAddresses', of: 'the addresses', options: () => deliveryAddressesOptions(own) },
  { call: 'getInvoiceAddress', of: 'the invoice address', options: () => invoiceAddressOptions(own) },
  { call: 'listConfirmationEmails', of: 'the recipients', options: () => confirmationEmailsOptions() },
  { call: 'getFair', of: 'the fair', options: () => fairOptions('herbst') },
  { call: 'findDynamicPage', of: 'a content page', options: () => contentPageOptions('flyers'), isContent: true },
  { call: 'listJobs', of: 'the vacancies', options: () => jobsOptions(), isContent: true },
  { call: 'getJob', of: 'a vacancy', options: () => jobOptions('koch'), isContent: true },
  { call: 'listContacts', of: 'the contacts', options: () => contactsOptions(), isContent: true },
  { call: 'findProductsBySku', of: 'featured products', options: () => featuredProductsOptions(own, ['104711'], viewer) },
];

/** How often it is asked before it counts as failed: what may pass is asked once more, and a token is renewed once. */
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
/** Milliseconds until a person learns of it, at least and at most: at once, after a pause (the server asks for two seconds), after two limits with a pause. */
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

/** An order of another customer is a failure of its own, and one that nobody has can't be retrieved; each of the three is asked first (P§8). */
const isForeign = ({ of }: Read, fault: Fault) => of === 'an order' && fault === '403';
const isAskedOfAll = ({ of }: Read, fault: Fault) => of === 'an order' && (fault === '403' || fault === '404');

/** An order of nobody is looked for in every customer; see `isContent`. */
function timesAsked(read: Read, fault: Fault): number {
  if (isAskedOfAll(read, fault)) return 3;
  return fault === '401' && read.isContent ? 1 : asked[fault];
}

/** What kind of failure it is: no answer, an answer of no use with its status, or an order that nobody has. */
function kindOf(error: unknown): string {
  if (error instanceof NoMatchingCustomerError) return 'of nobody';
  if (error instanceof FetchError) return 'no answer';
  return error instanceof ResponseError ? `status ${error.status}` : String(error);
}

function expectedKind(fault: Fault): string {
  if (fault === 'timeout' || fault === 'offline') return 'no answer';
  return `status ${fault === 'malformed' ? 200 : fault}`;
}

// Fetched when it is first needed, for which no clock of a test waits.
beforeAll(() => import('../gen/order-template/order-template'));

describe.each(reads)('$of ($call)', (read) => {
  test.each(faults)('%s: it fails in time, and the retry brings it', async (fault) => {
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
    expect(failures).toMatchObject([{ policy: read.policy ?? 'inline', error: result().error }]);
    expect(logins).not.toHaveBeenCalled();
    backend.current.scenario = '';
    void observer.refetch();
    await until(() => result().isSuccess);
    expect(result().data).toBeDefined();
    expect(failures).toHaveLength(1);
    stop();
  });
});

test.each(faults)(
  'a data sheet, which is made anew each time and may take longer (%s): it fails in time, and the next press brings it',
  async (fault) => {
    const { client } = openTab();
    const save = () =>
      client.fetchQuery(datasheetOptions(own, '104711', 'product')).then(
        ({ blob, name }) => blob instanceof Blob && name,
        (error: unknown) => error,
      );
    backend.current.scenario = `getDatasheet=${fault}`;
    let outcome: unknown;
    void save().then((came) => (outcome = came));
    expect(await until(() => outcome !== undefined)).toBeLessThanOrEqual(31_000);
    expect(kindOf(outcome)).toBe(expectedKind(fault));
    expect(failures).toMatchObject([{ policy: 'inline' }]);
    backend.current.scenario = '';
    outcome = undefined;
    void save().then((came) => (outcome = came));
    await until(() => outcome !== undefined);
    expect(outcome).toBe('Produktdatenblatt 104711.pdf');
  },
);

test.each(faults)('what is looked for often (%s): nothing depends on it, so it is asked once and passed over', async (fault) => {
  const { client } = openTab();
  backend.current.scenario = `suggestSearchTerms=${fault}`;
  const observer = new QueryObserver(client, searchTermsOptions(own));
  const stop = observer.subscribe(() => undefined);
  expect(await until(() => observer.getCurrentResult().isError)).toBeLessThanOrEqual(30_100);
  expect(backend.current.callsOf('suggestSearchTerms')).toHaveLength(1);
  expect(failures).toMatchObject([{ policy: 'silent' }]);
  stop();
});
