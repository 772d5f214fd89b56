import { expect, test } from 'vitest';
import { weekdayOf, dayOfMoment } from '#domain/text/calendar.ts';
import { catalogueOf } from '../catalogue/catalogue';
import { allergenCodesOf, declaredAllergensOf } from '../catalogue/article';
import { openTestBackend } from '../client.fixture';

interface PastOrder {
  readonly creationTime: string;
  readonly orderItems: readonly { readonly productSku: string }[];
}

test('16 products are in 80 to 95 of a hundred orders, which are placed on Mondays and Thursdays', async () => {
  const jana = await openTestBackend().as('jana.al');
  const pages = await Promise.all(
    Array.from({ length: 11 }, (_, page) => jana('GET', `/v1/effective-customers/AL/1000/orders?page=${page}`)),
  );
  const orders = pages.flatMap(({ body }) => body.orders as PastOrder[]);
  const counts = new Map<string, number>();
  for (const { orderItems } of orders) for (const { productSku } of orderItems) counts.set(productSku, (counts.get(productSku) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / orders.length).filter((share) => share > 0.5);
  expect([orders.length, shares.length]).toEqual([208, 16]);
  expect(shares.every((share) => share >= 0.795 && share <= 0.955)).toBe(true);
  expect(new Set(orders.map(({ creationTime }) => weekdayOf(dayOfMoment(new Date(creationTime)))))).toEqual(new Set([1, 4]));
});

test('2,000 essences: some hidden, some added by hand', async () => {
  const jana = await openTestBackend().as('jana.al');
  const total = async (essential: string) =>
    (await jana('POST', '/v1/t/AL/essential-products/browse', { body: { customerId: '1000', filter: { essential }, size: 1 } })).body.page
      .totalElements;
  expect([await total('ALL'), await total('HIDDEN_ONLY'), await total('FAVORITES_ONLY')]).toEqual([2000, 152, 12]);
});

test('products that cannot be essences are on no essence list, however often they are bought', async () => {
  for (const [user, customer] of [
    ['jana.al', '1000'],
    ['anna.al', '100'],
  ] as const) {
    const buyer = await openTestBackend().as(user);
    const { body } = await buyer('POST', '/v1/t/AL/essential-products/browse', {
      body: { customerId: customer, filter: { essential: 'ALL' }, size: 300 },
    });
    const products = body.products as readonly { readonly isAvailableForEssence: boolean }[];
    expect(products.length).toBeGreaterThan(20);
    expect(products.filter(({ isAvailableForEssence }) => !isAvailableForEssence)).toEqual([]);
  }
});

test('a template of 300 lines, some below the minimum and two discontinued', async () => {
  const jana = await openTestBackend().as('jana.al');
  const template = '/v1/t/AL/my/order-templates/template-1000-1';
  const { body } = await jana('GET', `${template}?customerId=1000`);
  expect(body.orderTemplateItems).toHaveLength(300);
  expect(body.orderTemplateItems.filter(({ amount }: { amount: number }) => amount === 1).length).toBeGreaterThan(10);
  const { body: details } = await jana('POST', `${template}?customerId=1000`);
  expect(details.removedProducts.map(({ sku }: { sku: string }) => sku)).toEqual(['104720', '104719']);
});

test('350 messages for one customer, fewer for the others, with attachments of each kind that exist', async () => {
  const karl = await openTestBackend().as('karl.al');
  const page = async (customer: string, index = 0) =>
    (await karl('GET', `/v1/t/AL/customers/${customer}/user/notifications/page/${index}?perPage=100`)).body;
  const totals = await Promise.all(['1100', '1101', '1102'].map(async (customer) => (await page(customer)).page.totalElements));
  expect(totals).toEqual([350, 233, 116]);
  expect((await karl('GET', '/v1/user/notifications/unread-count')).body).toBe(230);
  const kinds = await Promise.all(
    (await page('1100')).items.slice(0, 5).map(async ({ id }: { id: number }) => {
      const { status, body } = await karl('GET', `/v1/user/notifications/${id}/resolved-attachment-url`);
      if (status === 404) return 'none';
      const { response } = body.resolvedUrl.startsWith('/media') ? await karl('GET', body.resolvedUrl) : { response: undefined };
      return [body.resolvedMimeType, response?.headers.get('Content-Type')];
    }),
  );
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  expect(kinds).toEqual([
    ['application/pdf', 'application/pdf'],
    ['image/svg+xml', 'image/svg+xml'],
    ['text/html', undefined],
    [sheet, sheet],
    'none',
  ]);
});

test('one food in twenty leaves some allergens undeclared', () => {
  const foods = catalogueOf('AL').core.filter(({ item }) => item.traits.nutrients);
  const undeclared = foods.filter((article) => declaredAllergensOf(article).length < allergenCodesOf(article).length);
  expect(undeclared.length / foods.length).toBeGreaterThan(0.04);
  expect(undeclared.length / foods.length).toBeLessThan(0.06);
});
