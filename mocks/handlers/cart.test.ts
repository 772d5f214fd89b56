import { expect, test } from 'vitest';
import { minimumForUnit } from '#domain/product/quantity.ts';
import type { Product } from '#gen/models/index.ts';
import { openTestBackend, type Client } from '../client.fixture';
import { usualLine } from '../world/cartPast';

const cartPath = '/v1/t/AL/my/shopping-cart/100';
const line = (sku: string, amount: number, unitAbbreviation: string) => ({ sku, amount, unitAbbreviation });
const cheese = line('104711', 2, 'LAI');
const croissant = line('104712', 1, 'KRT');

async function linesOf(client: Client, path = cartPath): Promise<string[]> {
  const { body } = await client('GET', path);
  return body.items.map(
    (item: { sku: string; amount: number; unitAbbreviation: string }) => `${item.sku} ${item.amount} ${item.unitAbbreviation}`,
  );
}

test('a line is added, changed, removed, and restored to its old place', async () => {
  const anna = await openTestBackend().as('anna.al');
  await anna('PUT', cartPath, { body: cheese });
  await anna('PUT', '/v1/t/AL/my/shopping-cart-items/100', { body: [croissant, line('104713', 3, 'PKG')] });
  const { body: single } = await anna('PUT', '/v1/t/AL/my/shopping-cart-item/100', { body: line('104711', 4, 'KG') });
  expect([single.amount, single.unit.name, single.product.name]).toEqual([4, 'Kilogramm', expect.stringContaining('Bergkäse')]);
  expect(await linesOf(anna)).toEqual(['104711 4 KG', '104712 1 KRT', '104713 3 PKG']);
  const { body: removed } = await anna('DELETE', cartPath, { body: { sku: '104712' } });
  expect(removed.deletedItems).toEqual([{ sku: '104712', unitAbbr: 'KRT', deletedAt: expect.any(String) }]);
  await anna('PUT', cartPath, { body: croissant });
  expect(await linesOf(anna)).toEqual(['104711 4 KG', '104712 1 KRT', '104713 3 PKG']);
  const { body: events } = await anna('GET', `${cartPath}/events`);
  expect(events.slice(-6).map((event: { eventType: string; sku: string }) => `${event.eventType} ${event.sku}`)).toEqual([
    'ADD 104711',
    'ADD 104712',
    'ADD 104713',
    'UPDATE 104711',
    'REMOVE 104712',
    'ADD 104712',
  ]);
});

test('the journal starts with the last order, names the author of each entry, and restarts with the next order', async () => {
  const { as } = openTestBackend();
  const [ben, eva] = [await as('ben.al'), await as('eva.al')];
  const path = '/v1/t/AL/my/shopping-cart/200';
  const journal = async (client: Client) => {
    const { body } = await client('GET', `${path}/events`);
    return body.map(({ eventType, userId, amount }: { eventType: string; userId: string; amount?: number }) =>
      [eventType, userId, amount ?? ''].join(' ').trim(),
    );
  };
  const before = await journal(ben);
  expect(before[0]).toBe('SUBMIT user-ben-al');
  expect(before.at(-1)).toBe('CLEAR user-ben-al');
  expect(new Set(before.map((line: string) => line.split(' ')[1]))).toEqual(new Set(['user-ben-al', 'user-eva-al', 'user-office-al']));
  await eva('PUT', path, { body: cheese });
  await ben('PUT', '/v1/t/AL/my/shopping-cart-item/200', { body: line('104711', 5, 'LAI') });
  await eva('PUT', '/v1/t/AL/my/shopping-cart-items/200', { body: [croissant] });
  await ben('DELETE', path, { body: { sku: '104712' } });
  await eva('POST', `${path}/clear`);
  expect((await journal(eva)).slice(before.length)).toEqual([
    'ADD user-eva-al 2',
    'UPDATE user-ben-al 5',
    'ADD user-eva-al 1',
    'REMOVE user-ben-al',
    'CLEAR user-eva-al',
  ]);
  expect((await ben('GET', `${path}/events`, { scenario: 'emptyLists' })).body).toEqual([]);
});

test('earlier journal entries are consistent with a cart that starts empty', async () => {
  const anna = await openTestBackend().as('anna.al');
  for (const path of [cartPath, '/v1/t/AL/subshop/herbst/my/cart/100']) {
    const left = new Set<string>();
    const odd: string[] = [];
    for (const { eventType, sku } of (await anna('GET', `${path}/events`)).body as { eventType: string; sku: string }[]) {
      if (left.has(sku) !== (eventType === 'UPDATE' || eventType === 'REMOVE')) odd.push(`${eventType} ${sku}`);
      if (eventType === 'ADD') left.add(sku);
      else if (eventType === 'REMOVE') left.delete(sku);
      else if (eventType !== 'UPDATE') left.clear();
    }
    expect(odd).toEqual([]);
    expect([...left]).toEqual([]);
  }
  expect((await anna('GET', `${cartPath}/events`, { scenario: 'hugeCart' })).body.length).toBeGreaterThan(1000);
});

test('later answers have later timestamps, even within the same millisecond', async () => {
  const anna = await openTestBackend().as('anna.al');
  const moments: string[] = [];
  for (const amount of [1, 2, 3]) moments.push((await anna('PUT', cartPath, { body: line('104711', amount, 'KG') })).body.validSince);
  expect(moments.toSorted()).toEqual(moments);
  expect(new Set(moments).size).toBe(3);
});

test('the cart belongs to the customer: its users share it, and other customers have their own', async () => {
  const { as } = openTestBackend();
  const [ben, eva, anna] = [await as('ben.al'), await as('eva.al'), await as('anna.al')];
  await ben('PUT', '/v1/t/AL/my/shopping-cart/200', { body: cheese });
  expect(await linesOf(eva, '/v1/t/AL/my/shopping-cart/200')).toEqual(['104711 2 LAI']);
  expect(await linesOf(anna)).toEqual([]);
});

test('many simultaneous changes are all stored', async () => {
  const { as } = openTestBackend();
  const clients = [await as('anna.al'), await as('anna.al')];
  const lines = [
    ['104711', 'KG'],
    ['104712', 'KRT'],
    ['104713', 'PKG'],
    ['104731', 'KIS'],
    ['104732', 'FLA'],
  ] as const;
  await Promise.all(lines.map(([sku, unit], index) => clients[index % 2]!('PUT', cartPath, { body: line(sku, 20, unit) })));
  expect((await linesOf(clients[0]!)).toSorted()).toEqual([
    '104711 20 KG',
    '104712 20 KRT',
    '104713 20 PKG',
    '104731 20 KIS',
    '104732 20 FLA',
  ]);
});

test.each([
  ['an unknown product', line('1', 1, 'KG'), 422, 'unknownProduct', '$.sku'],
  ["a unit that it isn't sold in", line('104711', 1, 'PAL'), 422, 'unknownUnit', '$.unitAbbreviation'],
  ['less than the minimum of 18 packs', line('104716', 17, 'PKG'), 422, 'belowMinimumQuantity', '$.amount'],
  ['less than the minimum in cartons of 12', line('104716', 1, 'KRT'), 422, 'belowMinimumQuantity', '$.amount'],
  ['a product that comes later', line('104717', 1, 'PKG'), 409, 'notAvailable', '$.sku'],
  ['a product that is not sold at present', line('104719', 1, 'KRT'), 409, 'notAvailable', '$.sku'],
  ['a product that is gone', line('104720', 1, 'FLA'), 409, 'notAvailable', '$.sku'],
])('%s is refused', async (_case, body, status, code, field) => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('PUT', cartPath, { body })).toMatchObject({ status, body: { code, field } });
  expect(await linesOf(anna)).toEqual([]);
});

test('the exact minimum can be ordered', async () => {
  const anna = await openTestBackend().as('anna.al');
  for (const body of [line('104716', 18, 'PKG'), line('104716', 2, 'KRT')])
    expect(await anna('PUT', cartPath, { body })).toMatchObject({ status: 200 });
});

test('several lines are set together or not at all, and the faulty one is named', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { status, body } = await anna('PUT', '/v1/t/AL/my/shopping-cart-items/100', {
    body: [cheese, line('104716', 1, 'PKG')],
    language: 'en',
  });
  expect([status, body.field, body.message]).toEqual([422, '$[1].amount', 'The quantity is below the minimum order quantity of 18 packs.']);
  expect(await linesOf(anna)).toEqual([]);
});

test('clearing empties the cart and remembers its content', async () => {
  const anna = await openTestBackend().as('anna.al');
  await anna('PUT', '/v1/t/AL/my/shopping-cart-items/100', { body: [cheese, croissant] });
  expect(await anna('POST', `${cartPath}/clear`)).toMatchObject({ status: 204 });
  const { body } = await anna('GET', cartPath);
  expect([body.items, body.deletedItems.map(({ sku }: { sku: string }) => sku)]).toEqual([[], ['104711', '104712']]);
});

test("a restricted customer can't order products that its restriction excludes", async () => {
  const greta = await openTestBackend().as('greta.al');
  const wine = line('104732', 6, 'FLA');
  expect(await greta('PUT', '/v1/t/AL/my/shopping-cart/500', { body: wine })).toMatchObject({
    status: 422,
    body: { code: 'unknownProduct' },
  });
  expect(await greta('PUT', '/v1/t/AL/my/shopping-cart/500', { body: cheese })).toMatchObject({ status: 200 });
});

test("the cart of a fair is separate and has the fair's prices", async () => {
  const anna = await openTestBackend().as('anna.al');
  const path = '/v1/t/AL/subshop/herbst/my/cart/100';
  const { body } = await anna('PUT', `${path}/items`, { body: cheese });
  expect(body.items[0].product.bulkPrices.map(({ type }: { type: string }) => type)).toContain('FAIR_LIST');
  expect(await linesOf(anna)).toEqual([]);
  expect((await anna('PUT', `${path}/items/no-detail`, { body: croissant })).body).toEqual({
    ...croissant,
    lastUpdatedAt: expect.any(String),
  });
  expect(await linesOf(anna, path)).toEqual(['104711 2 LAI', '104712 1 KRT']);
  const { body: events } = await anna('GET', `${path}/events`);
  expect(events.at(-1)).toMatchObject({ eventType: 'ADD', sku: '104712', cartCode: 'herbst' });
});

test('events of the own cart have its code', async () => {
  const anna = await openTestBackend().as('anna.al');
  await anna('PUT', '/v1/t/AL/my/shopping-cart/100', { body: cheese });
  await anna('POST', '/v1/t/AL/my/shopping-cart/100/clear');
  const { body: events } = await anna('GET', '/v1/t/AL/my/shopping-cart/100/events');
  expect(events.map(({ eventType }: { eventType: string }) => eventType)).toEqual(expect.arrayContaining(['SUBMIT', 'ADD', 'CLEAR']));
  expect(new Set(events.map(({ cartCode }: { cartCode?: string }) => cartCode))).toEqual(new Set(['own']));
});

test('adding to the cart of an inactive or unknown fair is refused', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('PUT', '/v1/t/AL/subshop/fruehling/my/cart/100/items', { body: cheese })).toMatchObject({
    status: 409,
    body: { code: 'fairInactive' },
  });
  expect(await anna('PUT', '/v1/t/AL/subshop/sommer/my/cart/100/items', { body: cheese })).toMatchObject({ status: 404 });
});

test('scenarios give a huge cart, one that lacks a product, or one with unavailable products', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('GET', cartPath, { scenario: 'hugeCart' })).body.items).toHaveLength(1000);
  await anna('PUT', '/v1/t/AL/my/shopping-cart-items/100', { body: [cheese, croissant] });
  const without = (await anna('GET', cartPath, { scenario: 'lineWithoutProduct' })).body.items;
  expect(without.map((item: { product?: unknown }) => item.product !== undefined)).toEqual([true, false]);
  const unavailable = (await anna('GET', cartPath, { scenario: 'unavailableLines' })).body.items;
  expect(unavailable[1].product.shopAvailability.status).toBe('REMOVED_FROM_INVENTORY');
});

test('lines become unavailable in each possible way, by their place in the cart, and can be ordered again in another unit', async () => {
  const anna = await openTestBackend().as('anna.al');
  type Line = { sku: string; unitAbbreviation: string; product: Product };
  const read = async (): Promise<Line[]> => (await anna('GET', cartPath, { scenario: 'unavailableLines' })).body.items;
  const isSold = ({ product, unitAbbreviation }: Line) =>
    product.units.some(({ abbreviation, isVisible }) => isVisible && abbreviation === unitAbbreviation);
  const { body: found } = await anna('POST', '/v1/t/AL/products/search', { body: { query: '', page: 0, size: 100, customerId: '100' } });
  const wanted = (found.products as Product[])
    .filter(({ shopAvailability }) => shopAvailability.status === 'ACTIVE')
    .flatMap((product) => usualLine(product) ?? []);
  await anna('PUT', '/v1/t/AL/my/shopping-cart-items/100', { body: wanted.slice(0, 42) });
  const lines = await read();
  const lost = [1, 5, 9, 13, 17, 21].map((place) => lines[place]!);
  expect(lost.map((gone) => [gone.product.shopAvailability, isSold(gone)])).toEqual([
    [{ status: 'REMOVED_FROM_INVENTORY' }, true],
    [{ status: 'AVAILABLE_SOON', availabilityETA: '2025-11-30' }, true],
    [{ status: 'AVAILABLE_SOON' }, true],
    [{ status: 'INACTIVE' }, true],
    [{ status: 'ACTIVE' }, false],
    [{ status: 'REMOVED_FROM_INVENTORY' }, true],
  ]);
  const { product, sku } = lines.find((gone, place) => place % 20 === 17 && gone.product.units.some(({ isVisible }) => isVisible))!;
  const other = product.units.find(({ isVisible }) => isVisible)!;
  await anna('PUT', cartPath, {
    body: line(sku, minimumForUnit(product.minSaleQuantity, other.ratio), other.abbreviation),
    scenario: 'unavailableLines',
  });
  expect((await read()).find((bought) => bought.sku === sku)).toSatisfy(isSold);
});
