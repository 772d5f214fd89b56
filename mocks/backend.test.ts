import { expect, test } from 'vitest';
import { createBackend } from './backend';
import { openTestBackend } from './client.fixture';
import { memoryPersistence } from './state/persistence';

const cartPath = '/v1/t/AL/my/shopping-cart/100';
const cheese = { sku: '104711', amount: 2, unitAbbreviation: 'KG' };

test.each([
  ['serverError', 500],
  ['tooManyRequests', 429],
  ['getCart=503', 503],
  ['getCart=418', 418],
  ['ordersFail', 200],
  ['getCart=404,all=409', 409],
])('in the scenario %s the cart answers %i', async (scenario, status) => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('GET', cartPath, { scenario })).status).toBe(status);
});

test('429 has a Retry-After header', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('GET', cartPath, { scenario: 'tooManyRequests' })).response.headers.get('Retry-After')).toBe('2');
});

test('offline no answer comes and the call is not carried out', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('PUT', cartPath, { body: cheese, scenario: 'offline' })).response.type).toBe('error');
  expect((await anna('GET', cartPath)).body.items).toEqual([]);
});

test('a call whose answer is lost was carried out', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('PUT', cartPath, { body: cheese, scenario: 'setCartItem=lost' })).response.type).toBe('error');
  expect((await anna('GET', cartPath)).body.items).toHaveLength(1);
});

test('a malformed answer declares JSON but is not JSON', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { status, response } = await anna('GET', cartPath, { scenario: 'malformed' });
  expect([status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('latency delays the answer', async () => {
  const anna = await openTestBackend().as('anna.al');
  const started = performance.now();
  await anna('GET', cartPath, { scenario: 'latency=120' });
  expect(performance.now() - started).toBeGreaterThan(110);
  const another = performance.now();
  await anna('GET', cartPath, { scenario: 'getCart=120ms,submitCart=60000ms' });
  expect(performance.now() - another).toBeGreaterThan(110);
});

test('some calls fail, the same ones each time', async () => {
  const run = async () => {
    const anna = await openTestBackend().as('anna.al');
    const statuses = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await anna('GET', cartPath, { scenario: 'flaky' })).status);
    return statuses;
  };
  const [one, other] = [await run(), await run()];
  expect(one).toEqual(other);
  expect(new Set(one)).toEqual(new Set([200, 500]));
});

test('a token is refused once and the session issues another', async () => {
  const { as } = openTestBackend({ scenario: 'expiredToken' });
  const anna = await as('anna.al');
  expect(await anna('GET', cartPath)).toMatchObject({ status: 401, body: { code: 'tokenExpired' } });
  anna.cookies['sso-token'] = (await anna('GET', '/v1/my/token')).body.token;
  expect(await anna('GET', cartPath)).toMatchObject({ status: 200 });
});

test('without a session neither the token nor a refresh is accepted', async () => {
  const anna = await openTestBackend().as('anna.al');
  for (const path of [cartPath, '/v1/my/token'])
    expect(await anna('GET', path, { scenario: 'expiredSession' })).toMatchObject({ status: 401 });
});

test.each([
  ['as search text', 'POST', '/v1/t/AL/products/search', { query: '!503' }, 503],
  ['as reference of an order', 'POST', `${cartPath}/submit`, { deliveryAddressExternalId: '100-02', customerOrderId: '!500' }, 500],
  ['as number of a product', 'GET', '/v1/t/AL/products/!404', undefined, 404],
])('a fault can be requested by hand %s', async (_case, method, path, body, status) => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna(method, path, { body })).status).toBe(status);
});

test('settings of a request override its cookie, and the cookie overrides settings of the backend', async () => {
  const { as, backend } = openTestBackend({ scenario: 'serverError' });
  const anna = await as('anna.al');
  const status = async (scenario?: string) => (await anna('GET', cartPath, scenario === undefined ? {} : { scenario })).status;
  expect(await status()).toBe(500);
  await backend.setScenario('getCart=503');
  expect(await status()).toBe(503);
  anna.cookies['mock-scenario'] = 'getCart=409';
  expect(await status()).toBe(409);
  expect(await status('normal')).toBe(200);
});

test('answers stay valid with hostile texts', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('GET', '/v1/user/getCurrentUser', { scenario: 'hostileText' });
  expect(body.firstname).toBe('Anna <img src=x onerror="alert(1)"><script>alert(2)</script>');
});

test('a created template can come without an id', async () => {
  const anna = await openTestBackend().as('anna.al');
  const body = { name: 'Wochenbedarf', customerId: '100' };
  const { status, body: answer } = await anna('POST', '/v1/t/AL/my/order-templates?customerId=100', {
    body,
    scenario: 'templateWithoutId',
  });
  expect([status, answer.id]).toEqual([200, undefined]);
});

test('a reset empties carts and ends scenarios, but signs no user out', async () => {
  const { as, backend } = openTestBackend();
  const anna = await as('anna.al');
  await anna('PUT', cartPath, { body: cheese });
  await backend.setScenario('serverError');
  await backend.reset();
  expect((await anna('GET', cartPath)).body.items).toEqual([]);
  expect(await anna('GET', '/v1/my/token')).toMatchObject({ status: 200 });
});

test('a second backend on the same state continues from the first', async () => {
  const persistence = memoryPersistence();
  const anna = await openTestBackend({ persistence }).as('anna.al');
  await anna('PUT', cartPath, { body: cheese });
  const again = await openTestBackend({ persistence }).as('anna.al');
  expect((await again('GET', cartPath)).body.items).toHaveLength(1);
});

test('pictures are drawn', async () => {
  const { visitor } = openTestBackend();
  for (const path of [
    '/media/products/AL/104711/thumbnail.svg',
    '/media/fairs/herbst.svg',
    '/media/content/markt.svg',
    '/media/people/contact-1.svg',
  ]) {
    const { status, response } = await visitor('GET', path);
    expect([path, status, response.headers.get('Content-Type')]).toEqual([path, 200, 'image/svg+xml']);
  }
  expect(await visitor('GET', '/media/products/AL/1/thumbnail.svg')).toMatchObject({ status: 404 });
  expect(await visitor('GET', '/media/nothing')).toMatchObject({ status: 404 });
});

test('requests that are not for the backend pass through', async () => {
  const { backend } = openTestBackend();
  expect(await backend.answer(new Request('http://al.localhost/search?query=v1'))).toBeUndefined();
});

test.each([
  ['an answer', '/v1/my/token', 401],
  ['an unknown path', '/v1/nothing', 404],
])('%s reports the current time over every carrier', async (_case, path, status) => {
  const backend = createBackend({ now: () => new Date('2026-11-24T09:00:00.400Z') });
  const answer = await backend.answer(new Request(`http://al.localhost${path}`));
  expect([answer?.status, answer?.headers.get('Date')]).toEqual([status, 'Tue, 24 Nov 2026 09:00:00 GMT']);
});
