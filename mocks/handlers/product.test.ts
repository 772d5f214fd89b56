import { expect, test } from 'vitest';
import { openTestBackend } from '../client.fixture';

const skusOf = (products: readonly { sku: string }[]) => products.map(({ sku }) => sku);

test("search finds by name, in the reader's language, with the customer's prices", async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('POST', '/v1/t/AL/products/search', {
    body: { query: 'mountain cheese', customerId: '100', size: 50 },
    language: 'en',
  });
  expect(body.products.length).toBeGreaterThan(0);
  expect(body.products[0].name.toLowerCase()).toContain('mountain cheese');
  expect(body.products.every(({ bulkPrices }: { bulkPrices: unknown[] }) => bulkPrices.length > 0)).toBe(true);
});

test('browsing ignores the query, and size 0 returns the tree alone', async () => {
  const { visitor } = openTestBackend();
  const { body } = await visitor('POST', '/v1/t/AL/categories/browse', { body: { query: 'xyzxyz', size: 0 } });
  expect([body.products, body.page.totalElements > 4000, body.facets.rootCategories.length]).toEqual([[], true, 15]);
});

test('an inactive product is found only if inactive ones are requested too', async () => {
  const anna = await openTestBackend().as('anna.al');
  for (const sku of ['104719', '104720']) {
    expect(await anna('GET', `/v1/t/AL/products/${sku}`)).toMatchObject({ status: 404 });
    expect(await anna('GET', `/v1/t/AL/products/${sku}?showInactive=true`)).toMatchObject({ status: 200 });
  }
  expect(await anna('GET', '/v1/t/AL/products/104717')).toMatchObject({ status: 200 });
});

test('products by number come in the order of the numbers, without unknown ones', async () => {
  const anna = await openTestBackend().as('anna.al');
  const list = ['104713', '1', '104719', '104711'];
  expect(skusOf((await anna('GET', `/v1/t/AL/products/skuBatch?sku=${list.join(',')}&customerId=100`)).body)).toEqual(['104713', '104711']);
  expect(skusOf((await anna('POST', '/v1/t/AL/products/skuBatch?showInactive=true', { body: list })).body)).toEqual([
    '104713',
    '104719',
    '104711',
  ]);
  expect(skusOf((await anna('POST', '/v1/t/AL/products/skubatch/checkout?customerId=100', { body: list })).body)).toEqual([
    '104713',
    '104719',
    '104711',
  ]);
  const { body: groups } = await anna('GET', '/v1/t/AL/products/grouped?sku=104713,104711');
  expect(
    groups.map(({ category, memberCount }: { category: { name: string }; memberCount: number }) => [
      category.name.split(' ')[0],
      memberCount,
    ]),
  ).toEqual([
    ['Huhn', 1],
    ['Hartkäse', 1],
  ]);
});

test("a restricted customer doesn't find excluded products and gets the reason", async () => {
  const greta = await openTestBackend().as('greta.al');
  const found = async (customerId: string) =>
    (await greta('POST', '/v1/t/AL/products/search', { body: { query: 'Veltliner', customerId } })).body.page.totalElements;
  expect(await found('500')).toBe(0);
  const { body } = await greta('GET', '/v1/t/AL/user/customers/500/product-restriction', { language: 'en' });
  expect(body.message).toBe('Drinks with alcohol are not available to your business.');
  const { body: essence } = await greta('POST', '/v1/t/AL/501/products/essential/browse', { body: {} });
  const { body: all } = await greta('POST', '/v1/t/AL/products/search', { body: { customerId: '501' } });
  expect(all.page.totalElements).toBe(essence.page.totalElements);
  expect(all.page.totalElements).toBeGreaterThan(0);
});

test('the essence list shows, hides and accepts products by hand', async () => {
  const anna = await openTestBackend().as('anna.al');
  const browse = async (essential: string) =>
    (await anna('POST', '/v1/t/AL/essential-products/browse', { body: { customerId: '100', size: 300, filter: { essential } } })).body;
  const set = (sku: string, visible: boolean) => anna('POST', `/v1/t/AL/set-essence-visibility/${sku}/${visible}?customerId=100`);
  const before = await browse('ALL');
  const [{ sku: bought }] = before.products;
  expect((await set(bought, false)).body).toEqual({ sku: bought, isVisible: false, isManuallyAdded: false, isOnList: true });
  expect((await set('104721', true)).body).toEqual({ sku: '104721', isVisible: true, isManuallyAdded: true, isOnList: true });
  expect(skusOf((await browse('HIDDEN_ONLY')).products)).toEqual([bought]);
  expect(skusOf((await browse('FAVORITES_ONLY')).products)).toEqual(['104721']);
  expect((await browse('SHOWN_ONLY')).page.totalElements).toBe(before.page.totalElements);
  expect((await set('104721', false)).body).toEqual({ sku: '104721', isVisible: false, isManuallyAdded: false, isOnList: false });
  const { body: visibilities } = await anna('GET', `/v1/t/AL/customers/100/essence-visibility?sku=${bought},104721`);
  expect(visibilities.map(({ isOnList }: { isOnList: boolean }) => isOnList)).toEqual([true, false]);
  expect(await anna('POST', '/v1/t/AL/essential-products/browse', { body: {} })).toMatchObject({
    status: 400,
    body: { code: 'missingParameter', field: 'customerId' },
  });
});

test('a longer period brings more products; more than three years are refused', async () => {
  const anna = await openTestBackend().as('anna.al');
  const path = '/v1/user/t/AL/customers/100/essence-period';
  const count = async () => (await anna('POST', '/v1/t/AL/100/products/essential/browse', { body: {} })).body.page.totalElements;
  const counts = [];
  for (const showEssenceForDays of [183, 1095]) {
    expect((await anna('PUT', path, { body: { showEssenceForDays } })).body).toEqual({ showEssenceForDays });
    counts.push(await count());
  }
  expect(counts[0]).toBeLessThan(counts[1]!);
  expect((await anna('GET', '/v1/effective-customers/AL/100')).body.showEssenceForDays).toBe(1095);
  for (const showEssenceForDays of [0, 1096, 10.5]) {
    expect(await anna('PUT', path, { body: { showEssenceForDays } })).toMatchObject({
      status: 422,
      body: { field: '$.showEssenceForDays' },
    });
  }
});

test('recent purchases are the last three of each product, newest first, and include a new order at once', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body: list } = await anna('POST', '/v1/t/AL/essential-products/browse', { body: { customerId: '100', size: 50 } });
  const skus = skusOf(list.products).slice(0, 10);
  const { body } = await anna('GET', `/v1/t/AL/recent-essence-items?skus=${skus.join(',')}&customerId=100`);
  for (const sku of skus) {
    const dates = body.filter((item: { sku: string }) => item.sku === sku).map(({ date }: { date: string }) => date);
    expect(dates.length).toBeGreaterThanOrEqual(1);
    expect(dates.length).toBeLessThanOrEqual(3);
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
  await anna('PUT', '/v1/t/AL/my/shopping-cart/100', { body: { sku: '104732', amount: 2, unitAbbreviation: 'KRT' } });
  await anna('POST', '/v1/t/AL/my/shopping-cart/100/submit', {
    body: { deliveryAddressExternalId: '100-02', requestedDeliveryDay: '2025-11-26' },
  });
  expect((await anna('GET', '/v1/t/AL/recent-essence-items/104732?customerId=100')).body[0]).toEqual({
    customerId: '100',
    tenant: 'AL',
    sku: '104732',
    isRelevant: true,
    date: '2025-11-21',
    quantity: 12,
    smallestUnit: 'FLA',
  });
});

test('recent purchases requested by numbers alone are those of each customer of the user', async () => {
  const anna = await openTestBackend().as('anna.al');
  for (const customerId of ['100', '101']) {
    await anna('PUT', `/v1/t/AL/my/shopping-cart/${customerId}`, { body: { sku: '104732', amount: 2, unitAbbreviation: 'KRT' } });
    const { body: addresses } = await anna('GET', `/v1/effective-customers/AL/${customerId}/delivery-addresses`);
    const { body: customer } = await anna('GET', `/v1/effective-customers/AL/${customerId}`);
    const [{ externalId, unloadingAreas: [unloadingArea] = [] }] = addresses;
    const { status } = await anna('POST', `/v1/t/AL/my/shopping-cart/${customerId}/submit`, {
      body: {
        deliveryAddressExternalId: externalId,
        requestedDeliveryDay: customer.upcomingDays.at(-1).day,
        ...(unloadingArea && { unloadingArea }),
      },
    });
    expect(status).toBe(200);
  }
  const { status, body } = await anna('GET', '/v1/t/AL/recent-essence-items?skus=104732');
  expect(status).toBe(200);
  const found = new Set(body.map(({ customerId, sku }: { customerId: string; sku: string }) => `${customerId} ${sku}`));
  expect([...found]).toEqual(expect.arrayContaining(['100 104732', '101 104732']));
  expect([...found].every((one) => String(one).endsWith(' 104732'))).toBe(true);
  // Another user's customer reveals nothing.
  expect(await anna('GET', '/v1/t/AL/recent-essence-items?skus=104732&customerId=200')).toMatchObject({ status: 403 });
  expect(await anna('GET', '/v1/t/AL/recent-essence-items')).toMatchObject({ status: 400 });
});

test('a fair has its own range and its own prices', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('POST', '/v1/t/AL/100/subshop/herbst/products/search', { body: { size: 300 } });
  expect(body.page.totalElements).toBeGreaterThan(300);
  expect(body.page.totalElements).toBeLessThan(1500);
  expect(body.products.every(({ bulkPrices }: { bulkPrices: { type: string }[] }) => bulkPrices.every(({ type }) => type !== 'LIST'))).toBe(
    true,
  );
  expect(await anna('POST', '/v1/t/AL/100/subshop/fruehling/products/search', { body: {} })).toMatchObject({
    status: 409,
    body: { code: 'fairInactive' },
  });
  expect(await anna('GET', '/v1/t/AL/100/subshop/sommer/products/104711')).toMatchObject({ status: 404 });
});

test("the quantity history adds up purchases within the fair's range", async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('POST', '/v1/t/AL/100/subshop/herbst/quantity-history/browse?size=300', { body: {} });
  expect([body.start, body.end]).toEqual(['2024-11-21', '2025-11-20']);
  expect(body.quantities.length).toBeGreaterThan(0);
  expect(skusOf(body.quantities)).toEqual(skusOf(body.products));
  const [entry] = body.quantities;
  const { body: orders } = await anna('GET', '/v1/effective-customers/AL/100/orders?page=0');
  const older = (await anna('GET', '/v1/effective-customers/AL/100/orders?page=1')).body.orders;
  const bought = [...orders.orders, ...older]
    .filter(({ creationTime }: { creationTime: string }) => creationTime >= '2024-11-21' && creationTime < '2025-11-21')
    .flatMap(({ orderItems }: { orderItems: { productSku: string; amount: number; ratio: number }[] }) => orderItems)
    .filter(({ productSku }) => productSku === entry.sku);
  expect(bought.reduce((sum, { amount, ratio }) => sum + amount * ratio, 0)).toBe(entry.quantity);
  expect(await anna('POST', '/v1/t/AL/100/subshop/winter/quantity-history/browse', { body: {} })).toMatchObject({ status: 404 });
});

test("products in the cart aren't recommended beside it", async () => {
  const anna = await openTestBackend().as('anna.al');
  const path = '/v1/t/AL/products/promoted-for-cart?customerId=100';
  const { body: offered } = await anna('GET', path);
  const { sku, minSaleQuantity, units } = offered[0];
  const unit = units.find(({ isVisible }: { isVisible: boolean }) => isVisible);
  await anna('PUT', '/v1/t/AL/my/shopping-cart/100', {
    body: { sku, amount: Math.max(1, Math.ceil(minSaleQuantity / unit.ratio)), unitAbbreviation: unit.abbreviation },
  });
  expect(skusOf((await anna('GET', path)).body)).not.toContain(sku);
});
