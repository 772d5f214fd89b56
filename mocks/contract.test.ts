import { expect, test } from 'vitest';
import { operations, type OperationId } from './contract/operations';
import { openTestBackend, type Client } from './client.fixture';

/** Path parameters that name something that exists. */
const parameters: Readonly<Record<string, string>> = {
  tenant: 'AL',
  customerId: '100',
  sku: '104711',
  subshopCode: 'herbst',
  cartType: 'herbst',
  fairId: 'herbst',
  type: 'invoice',
  visible: 'true',
  notificationId: '809',
  pageIndex: '0',
  product: 'webshop',
  userName: 'anna.al',
  orderTemplateId: 'template-100-1',
  inventoryId: 'inventory-100-5',
  companionOrderId: 'companion-100-1',
  uuid: 'page-flyers',
  documentNumber: '',
  orderId: '',
};

/** Queries of operations that need one. */
const queries: Partial<Record<OperationId, string>> = {
  listCustomers: 'tenant=AL',
  getReceiptPdf: 'receiptType=invoice',
  listGroupedProducts: 'sku=104711,104712',
  getProductsBySku: 'sku=104711,104712',
  listEssenceVisibilities: 'sku=104711',
  listRecentEssenceItems: 'skus=104711',
  getInventoriesExcel: 'groupByArticleChecked=true&generationMode=averagePrice',
  addLabelMail: 'mail=lager@example.com',
  removeLabelMail: 'mail=anna.al@gastro-al.example',
  addOrderMail: 'mail=lager@example.com',
  removeOrderMail: 'mail=anna.al@gastro-al.example',
  getCmsPreview: 'fullSlug=flyers&languageCode=de',
  getPersonalContact: 'contactPersonId=contact-1',
};

/** Bodies of operations that need one. */
const bodies: Partial<Record<OperationId, unknown>> = {
  setCartItem: { sku: '104711', amount: 2, unitAbbreviation: 'KG' },
  setCartItems: [{ sku: '104711', amount: 2, unitAbbreviation: 'KG' }],
  setSingleCartItem: { sku: '104711', amount: 2, unitAbbreviation: 'KG' },
  removeCartItem: { sku: '104712' },
  submitCart: { deliveryAddressExternalId: '100-02' },
  setSubshopCartItem: { sku: '104711', amount: 2, unitAbbreviation: 'KG' },
  setSubshopCartItems: [{ sku: '104711', amount: 2, unitAbbreviation: 'KG' }],
  setSubshopCartItemNoDetail: { sku: '104711', amount: 2, unitAbbreviation: 'KG' },
  removeSubshopCartItem: { sku: '104712' },
  submitSubshopCart: { deliveryAddressExternalId: '100-02' },
  listFairPromotionCategories: {},
  searchFairPromotions: {},
  browseEssentialProducts: { customerId: '100' },
  completeProducts: { query: 'mil', customerId: '100' },
  completeSubshopProducts: { query: 'mil' },
  findProductsBySku: ['104711'],
  findCheckoutProductsBySku: ['104711'],
  findSuppliers: { supplierIds: [] },
  setEssencePeriod: { showEssenceForDays: 365 },
  sendLabelPrintEmail: [{ sku: '104711', amount: 2 }],
  generateLabels: [{ sku: '104711', amount: 2 }],
  createInventory: { inventoryItems: [{ productSku: '104711', capturedQuantity: 2, capturedUnit: 'KG' }] },
  createOrderTemplate: { name: 'Wochenbedarf', customerId: '100' },
  updateOrderTemplate: { name: 'Wochenbedarf', customerId: '100' },
  setOrderTemplateItem: { productSku: '104711', amount: 1, unit: 'KG' },
  removeOrderTemplateItem: { productSku: '104711' },
  setNotificationPreferences: [{ type: { id: 2, name: 'Aktionen' }, channels: ['WEBSHOP'] }],
  markNotificationsRead: [810],
  updateUserData: { firstname: 'Anna' },
  setUserLocale: { locale: 'it-IT' },
  findDynamicPage: { fullSlug: 'flyers' },
  getJob: { jobPath: 'fahrer' },
  submitForm: {
    captchaToken: 'test-token',
    formId: 'form-1',
    lines: [
      { label: 'Name', values: ['Anna'] },
      { label: 'Nachricht', values: ['Guten Tag'] },
    ],
  },
  submitCrmForm: { captchaToken: 'test-token', email: 'anna@example.com', firstName: 'Anna', lastName: 'Huber', interests: [] },
  listPromotionCategories: {},
  searchPromotions: {},
  reportProductCheckout: { shopInfo: { tenant: 'AL', language: 'de' }, items: [] },
  reportProductClick: {
    shopInfo: { tenant: 'AL', language: 'de' },
    productId: '104711',
    keywords: 'käse',
    productName: 'Käse',
    productUrl: '/product/104711',
  },
  reportSearch: { shopInfo: { tenant: 'AL', language: 'de' }, term: 'käse', totalResults: 3, typeOfQuery: 'search' },
  suggestSearchTerms: { shopInfo: { tenant: 'AL', language: 'de' }, term: 'käs' },
};

/** Parameters of single operations: the second template of customer 100 is shared with Ben, and only chemicals have a safety data sheet. */
const own: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  recoverInventory: { inventoryId: 'inventory-100-1' },
  unshareOrderTemplate: { orderTemplateId: 'template-100-2' },
  getSafetyDatasheet: { sku: '104733' },
};

const withCustomer = (path: string) => (/\{customerId\}/.test(path) ? '' : 'customerId=100');

async function callOperation(client: Client, id: OperationId, orderId: string) {
  const { method, path, body } = operations[id];
  if (id === 'getLabel') await client('POST', '/v1/t/AL/my/labels/104711?customerId=100');
  const documentNumber =
    id === 'getReceiptPdf'
      ? (await client('GET', '/v1/effective-customers/AL/100/receipt/invoice')).body?.documents?.[0].documentNumber
      : undefined;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'orderId' ? orderId : name === 'documentNumber' ? (documentNumber ?? 'RE-1') : (own[id]?.[name] ?? parameters[name] ?? name),
  );
  const query = [queries[id], withCustomer(path)].filter(Boolean).join('&');
  return client(method, `${filled}?${query}`, {
    ...(body === 'json' && { body: bodies[id] ?? {} }),
    ...(body === 'text' && { text: 'ben.al' }),
  });
}

/** A body that is right but asks for what can't be done now: an order of an empty cart. */
const refused: Partial<Record<OperationId, number>> = { submitCart: 422, submitSubshopCart: 422, createEmbeddedAnalyticsToken: 403 };

test.each(Object.keys(operations) as OperationId[])('%s answers as its contract says', async (id) => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  const { body } = await anna('GET', '/v1/effective-customers/AL/100/orders/overview');
  const { status, body: answer } = await callOperation(anna, id, body.orders[0].id);
  expect([status, answer?.message]).toEqual([
    refused[id] ?? { json: 200, pdf: 200, excel: 200, none: 204 }[operations[id].answer],
    answer?.message,
  ]);
});

test.each(Object.keys(operations) as OperationId[])('%s answers alike when it is asked twice', async (id) => {
  if (!operations[id].reads || operations[id].answer !== 'json' || id === 'getToken') return;
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const anna = await openTestBackend().as('anna.al');
      const { body } = await anna('GET', '/v1/effective-customers/AL/100/orders/overview');
      const { body: answer } = await callOperation(anna, id, body.orders[0].id);
      return JSON.stringify(answer).replaceAll(/"queryDurationMs":\d+/g, '');
    }),
  );
  expect(answers[0]).toBe(answers[1]);
});

const ids = Object.keys(operations) as OperationId[];

test.each(ids.filter((id) => operations[id].security === 'bearer'))('%s turns visitors away', async (id) => {
  expect(await callOperation(openTestBackend().visitor, id, '1')).toMatchObject({ status: 401, body: { code: 'tokenMissing' } });
});

test.each(ids.filter((id) => operations[id].security === 'csrf' && operations[id].method !== 'GET'))(
  '%s needs the CSRF token',
  async (id) => {
    const { visitor } = openTestBackend();
    visitor.cookies['XSRF-TOKEN'] = '';
    expect(await callOperation(visitor, id, '1')).toMatchObject({ status: 403, body: { code: 'csrfMismatch' } });
  },
);

test.each(ids.filter((id) => operations[id].path.includes('{customerId}')))("%s is not for somebody else's customer", async (id) => {
  const eva = await openTestBackend().as('eva.al');
  expect(await callOperation(eva, id, '1')).toMatchObject({ status: 403, body: { code: 'foreignCustomer' } });
});
