import { expect, test } from 'vitest';
import { openTestBackend, testNow, type Client } from '../client.fixture';

const base = '/v1/t/AL/my/order-templates';
const at = (id: string, part = '', customerId = '100') => `${base}/${id}${part}?customerId=${customerId}`;
const list = async (client: Client, customerId = '100') => (await client('GET', `${base}?customerId=${customerId}`)).body;
const namesOf = (templates: readonly { name: string }[]) => templates.map(({ name }) => name);
const itemsOf = async (client: Client, id: string) => {
  const { body } = await client('GET', at(id));
  return body.orderTemplateItems.map(
    (item: { productSku: string; amount: number; unit: string }) => `${item.productSku} ${item.amount} ${item.unit}`,
  );
};
const create = async (client: Client, name: string) =>
  (await client('POST', `${base}?customerId=100`, { body: { name, customerId: '100' } })).body;

test('the list is sorted by name; a customer who never ordered has none', async () => {
  const anna = await openTestBackend().as('anna.al');
  const names = namesOf(await list(anna));
  expect(names).toContain('Wochenbedarf');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de')));
  expect(await list(anna, '102')).toEqual([]);
});

test('a created template is empty, belongs to its creator, and is listed afterwards', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { status, body } = await anna('POST', `${base}?customerId=100`, {
    body: { name: '  Buffet ', comment: 'Samstag', customerId: '100' },
  });
  expect([status, body.name, body.comment, body.orderTemplateItems, body.shareable, body.createdBy.username]).toEqual([
    200,
    'Buffet',
    'Samstag',
    [],
    true,
    'anna.al',
  ]);
  expect(body.creationTime).toBe(testNow.toISOString());
  expect(namesOf(await list(anna))).toContain('Buffet');
});

test.each([
  ['an empty name', { name: '', customerId: '100' }],
  ['a name of spaces', { name: '   ', customerId: '100' }],
])('%s is refused with the field', async (_what, body) => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('POST', `${base}?customerId=100`, { body })).toMatchObject({ status: 422, body: { field: '$.name' } });
});

test('products are added at the end, changed in their place, and removed', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { id } = await create(anna, 'Buffet');
  const set = (productSku: string, amount: number, unit: string) =>
    anna('PUT', at(id, '/order-template-item'), { body: { productSku, amount, unit } });
  expect(await set('104711', 2, 'LAI')).toMatchObject({ status: 204 });
  await set('104712', 1, 'KRT');
  await set('104711', 5, 'KG');
  expect(await itemsOf(anna, id)).toEqual(['104711 5 KG', '104712 1 KRT']);
  expect(await anna('DELETE', at(id, '/order-template-item'), { body: { productSku: '104711' } })).toMatchObject({ status: 204 });
  expect(await itemsOf(anna, id)).toEqual(['104712 1 KRT']);
  expect(await anna('DELETE', at(id, '/order-template-item'), { body: { productSku: '104711' } })).toMatchObject({ status: 404 });
});

test.each([
  ['an unknown product', { productSku: '1', amount: 1, unit: 'KG' }, 422, '$.productSku'],
  ['a product that is no longer sold', { productSku: '104720', amount: 1, unit: 'FLA' }, 422, '$.productSku'],
  ["a unit that it isn't sold in", { productSku: '104711', amount: 1, unit: 'PAL' }, 422, '$.unit'],
  ['no amount', { productSku: '104711', amount: 0, unit: 'KG' }, 422, '$.amount'],
])('%s is refused', async (_what, body, status, field) => {
  const anna = await openTestBackend().as('anna.al');
  const { id } = await create(anna, 'Buffet');
  expect(await anna('PUT', at(id, '/order-template-item'), { body })).toMatchObject({ status, body: { field } });
  expect(await itemsOf(anna, id)).toEqual([]);
});

test('an amount below the minimum is stored, to be flagged', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { id } = await create(anna, 'Buffet');
  expect(await anna('PUT', at(id, '/order-template-item'), { body: { productSku: '104716', amount: 1, unit: 'PKG' } })).toMatchObject({
    status: 204,
  });
});

test('the details remove discontinued products and report them once', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await itemsOf(anna, 'template-100-1')).some((item: string) => item.startsWith('104720 '))).toBe(true);
  const { body: first } = await anna('POST', at('template-100-1'));
  expect(first.removedProducts).toEqual([expect.objectContaining({ sku: '104720', name: expect.stringContaining('Himbeeressig') })]);
  expect([first.createdByUserName, first.name]).toEqual(['Anna Huber', 'Wochenbedarf']);
  const { body: second } = await anna('POST', at('template-100-1'));
  expect(second.removedProducts).toEqual([]);
  expect((await itemsOf(anna, 'template-100-1')).some((item: string) => item.startsWith('104720 '))).toBe(false);
});

test('renaming keeps products and people, and counts as a change', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { id, lastEditedTime } = await create(anna, 'Buffet');
  const { body } = await anna('PUT', at(id), { body: { name: 'Buffet Sonntag', comment: 'Ab April', customerId: '100' } });
  expect([body.name, body.comment]).toEqual(['Buffet Sonntag', 'Ab April']);
  expect(body.lastEditedTime > lastEditedTime).toBe(true);
});

test.each([
  ['the amount that is there', { amount: 2, unit: 'LAI' }, 204],
  ['another amount', { amount: 3, unit: 'LAI' }, 409],
  ['another unit', { amount: 2, unit: 'KG' }, 409],
  ['that it is not there', { amount: 0 }, 409],
  ['nothing', undefined, 204],
])('a user who has seen %s of a product changes it: %o, %i', async (_what, previous, status) => {
  const anna = await openTestBackend().as('anna.al');
  const { id } = await create(anna, 'Buffet');
  const set = (body: object) => anna('PUT', at(id, '/order-template-item'), { body: { productSku: '104711', ...body } });
  await set({ amount: 2, unit: 'LAI', previous: { amount: 0 } });
  expect(await set({ amount: 9, unit: 'LAI', previous })).toMatchObject({ status });
  expect(await itemsOf(anna, id)).toEqual([status === 204 ? '104711 9 LAI' : '104711 2 LAI']);
});

test('a user who has seen an outdated name or outdated notes is refused, and nothing changes', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { id } = await create(anna, 'Buffet');
  const put = (previous: object) => anna('PUT', at(id), { body: { name: 'Neu', customerId: '100', previous } });
  expect(await put({ name: 'Büfett' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await put({ name: 'Buffet', comment: 'Samstag' })).toMatchObject({ status: 409 });
  expect(await put({ name: 'Buffet' })).toMatchObject({ status: 200, body: { name: 'Neu' } });
});

test('search pages, sorts and matches name and comment', async () => {
  const david = await openTestBackend().as('david.al');
  const search = async (query: string) => (await david('GET', `${base}/search?customerId=400&${query}`)).body;
  const first = await search('size=10&sortBy=name&sortDirection=asc');
  expect(first.page).toEqual({ totalElements: 27, totalPages: 3, number: 0, size: 10 });
  const all = namesOf((await search('size=100&sortBy=name&sortDirection=ASC')).orderTemplates);
  expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other, 'de')));
  expect(namesOf((await search('size=10&page=2&sortBy=name&sortDirection=ASC')).orderTemplates)).toEqual(all.slice(20));
  expect(namesOf((await search('query=WEIHNACHT')).orderTemplates)).toEqual(['Weihnachtsfeier']);
  const byTime = (await search('size=100')).orderTemplates.map(({ lastEditedTime }: { lastEditedTime: string }) => lastEditedTime);
  expect(byTime).toEqual(byTime.toSorted().toReversed());
});

test('a template is shared with a colleague, who may change but not delete it, and unshared', async () => {
  const { as } = openTestBackend();
  const [ben, eva] = [await as('ben.al'), await as('eva.al')];
  const { body: made } = await ben('POST', `${base}?customerId=200`, { body: { name: 'Buffet', customerId: '200' } });
  const path = (part: string) => at(made.id, part, '200');
  expect(await eva('GET', path(''))).toMatchObject({ status: 404 });
  expect(await ben('PUT', path('/shared-with'), { text: 'Eva.AL' })).toMatchObject({ status: 204 });
  expect(await ben('PUT', path('/shared-with'), { text: 'eva.al' })).toMatchObject({ status: 409 });
  expect((await eva('GET', path(''))).body).toMatchObject({ sharedWith: ['eva.al'], shareable: false });
  expect(await eva('PUT', path('/order-template-item'), { body: { productSku: '104711', amount: 1, unit: 'KG' } })).toMatchObject({
    status: 204,
  });
  expect((await ben('POST', path(''))).body).toMatchObject({
    lastEditedByUserName: 'Eva Wallner',
    sharedWith: [{ username: 'eva.al', displayedName: 'Eva Wallner' }],
  });
  expect(await eva('DELETE', path(''))).toMatchObject({ status: 403 });
  expect(await eva('PUT', path(''), { body: { name: 'Mein Buffet', customerId: '200' } })).toMatchObject({ status: 403 });
  expect(await eva('PUT', path('/shared-with'), { text: 'hugo.al' })).toMatchObject({ status: 403 });
  expect(await ben('DELETE', path('/shared-with'), { text: 'eva.al' })).toMatchObject({ status: 204 });
  expect(await ben('DELETE', path('/shared-with'), { text: 'eva.al' })).toMatchObject({ status: 404 });
  expect(await eva('GET', path(''))).toMatchObject({ status: 404 });
  expect(await ben('DELETE', path(''))).toMatchObject({ status: 204 });
  expect(await ben('GET', path(''))).toMatchObject({ status: 404 });
});

test.each(['nobody', 'anna.gm'])('an unknown user called %s is refused', async (userName) => {
  const anna = await openTestBackend().as('anna.al');
  const answer = await anna('PUT', at('template-100-1', '/shared-with'), { text: userName });
  expect(answer).toMatchObject({ status: 404, body: { code: 'userNotFound', message: expect.stringContaining(userName) } });
});

test("a template that is not shareable can't be shared", async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('GET', at('template-100-3'))).body.shareable).toBe(false);
  expect(await anna('PUT', at('template-100-3', '/shared-with'), { text: 'ben.al' })).toMatchObject({ status: 403 });
});

test('a template of one customer is not found under another', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('GET', at('template-100-1', '', '101'))).toMatchObject({ status: 404 });
});
