import { expect, test } from 'vitest';
import { openTestBackend } from './client.fixture';
import { makeToken } from './token';
import { demoUserNamed } from './demoUsers';

const cartOf = (customerId: string, tenant = 'AL') => `/v1/t/${tenant}/my/shopping-cart/${customerId}`;

function tokenOf(userName: string, now: string, lifetime = 300): string {
  return makeToken(demoUserNamed(userName)!, { now: Date.parse(now), lifetime, locale: 'de-AT', renewed: false });
}

test('a visitor is refused calls that need a user, and may read the catalogue without prices', async () => {
  const { visitor } = openTestBackend();
  expect(await visitor('GET', cartOf('100'))).toMatchObject({ status: 401, body: { code: 'tokenMissing' } });
  const { status, body } = await visitor('GET', '/v1/t/AL/products/104711');
  expect([status, body.sku, body.bulkPrices]).toEqual([200, '104711', []]);
});

test.each([
  ['an expired token', `Bearer ${tokenOf('anna.al', '2025-11-21T07:00:00Z')}`, 'tokenExpired'],
  ['a token that expires now', `Bearer ${tokenOf('anna.al', '2025-11-21T07:55:00Z')}`, 'tokenExpired'],
  ['no token of this backend', 'Bearer e30.e30.x', 'tokenInvalid'],
  ['another scheme', 'Basic YQ==', 'tokenInvalid'],
])('%s is answered with 401, also where visitors are admitted', async (_case, Authorization, code) => {
  const { visitor } = openTestBackend();
  for (const path of [cartOf('100'), '/v1/t/AL/products/104711']) {
    expect(await visitor('GET', path, { headers: { Authorization } })).toMatchObject({ status: 401, body: { code } });
  }
});

test('a token is accepted in its last second', async () => {
  const { visitor } = openTestBackend();
  const Authorization = `Bearer ${tokenOf('anna.al', '2025-11-21T07:55:01Z')}`;
  expect(await visitor('GET', cartOf('100'), { headers: { Authorization } })).toMatchObject({ status: 200 });
});

test("another user's customer and an unknown customer are answered with 403", async () => {
  const anna = await openTestBackend().as('anna.al');
  for (const id of ['200', '999']) {
    expect(await anna('GET', cartOf(id))).toMatchObject({ status: 403, body: { code: 'foreignCustomer', field: 'customerId' } });
  }
  expect(await anna('GET', '/v1/t/AL/my/label-skus?customerId=200')).toMatchObject({ status: 403 });
  expect(await anna('POST', '/v1/t/AL/products/search', { body: { customerId: '200' } })).toMatchObject({ status: 403 });
});

test('another tenant is answered with 403, an unknown tenant with 404', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('GET', cartOf('100', 'GM'))).toMatchObject({ status: 403, body: { code: 'foreignTenant' } });
  expect(await anna('GET', cartOf('100', 'XX'))).toMatchObject({ status: 404, body: { code: 'unknownTenant' } });
});

test('a disabled customer can be read, with the reason, but no order can be placed for it', async () => {
  const felix = await openTestBackend().as('felix.al');
  const { body } = await felix('GET', '/v1/effective-customers/AL/701', { language: 'en' });
  expect([body.disabled, body.disabledReason]).toEqual([
    true,
    'This customer account is blocked. Please contact your sales representative.',
  ]);
  const line = { sku: '104711', amount: 1, unitAbbreviation: 'KG' };
  expect(await felix('PUT', cartOf('701'), { body: line })).toMatchObject({ status: 403, body: { code: 'disabledCustomer' } });
});

test('a content call that writes needs the CSRF token of its cookie; one that reads needs the matching token or none', async () => {
  const { visitor } = openTestBackend();
  const post = (csrf?: string) =>
    visitor('POST', '/v1/cms/dynpage', { body: { fullSlug: 'flyers' }, headers: csrf === undefined ? {} : { 'X-XSRF-TOKEN': csrf } });
  expect(await post()).toMatchObject({ status: 200 });
  expect(await post('wrong')).toMatchObject({ status: 403, body: { code: 'csrfMismatch' } });
  expect(await visitor('GET', '/v1/cms/header', { headers: { 'X-XSRF-TOKEN': 'wrong' } })).toMatchObject({ status: 403 });
  delete visitor.cookies['XSRF-TOKEN'];
  expect(await post()).toMatchObject({ status: 403 });
  expect(await visitor('GET', '/v1/cms/header')).toMatchObject({ status: 200 });
});

test('the session endpoint issues a fresh token while the session lives', async () => {
  const { as, backend } = openTestBackend();
  const anna = await as('anna.al');
  const { status, body } = await anna('GET', '/v1/my/token', { headers: { Authorization: '' } });
  expect([status, body.token.split('.').length]).toEqual([200, 3]);
  await backend.signOut(anna.cookies['JSESSIONID']);
  expect(await anna('GET', '/v1/my/token')).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
});

test('a page for signed-on readers asks visitors to sign in', async () => {
  const { visitor, as } = openTestBackend();
  const preview = '/v1/cms/cms-preview?fullSlug=intern/preise&languageCode=de';
  expect(await visitor('GET', preview)).toMatchObject({ status: 401, body: { code: 'signInNeeded' } });
  expect(await (await as('anna.al'))('GET', preview)).toMatchObject({ status: 200 });
  expect(await visitor('GET', '/v1/cms/cms-preview?fullSlug=nirgends&languageCode=de')).toMatchObject({ status: 404 });
});

test.each([
  ['GET', '/v1/nowhere', 404, 'unknownCall', undefined],
  ['GET', '/v1/effective-customers/AL/100/orders/overview?page=x', 400, 'invalidParameter', 'page'],
  ['GET', '/v1/effective-customers/AL/100/orders/overview?sortBy=colour', 400, 'invalidParameter', 'sortBy'],
  ['GET', '/v1/effective-customers/AL/100/receipt/letters', 400, 'invalidParameter', 'type'],
  ['GET', '/v1/t/AL/customers/100/essence-visibility', 400, 'invalidParameter', 'sku'],
  ['GET', '/v1/effective-customers/AL/100/order/1', 404, 'notFound', 'orderId'],
  ['GET', '/v1/t/AL/products/1', 404, 'notFound', 'sku'],
])('%s %s: %i %s %s', async (method, path, status, code, field) => {
  const anna = await openTestBackend().as('anna.al');
  const { body, ...answer } = await anna(method, path);
  expect([answer.status, body.code, body.field]).toEqual([status, code, field]);
});

test('an unreadable body is answered with 400, a body that breaks a rule with 422 and its fields', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('PUT', cartOf('100'), { text: '{', headers: { 'Content-Type': 'application/json' } })).toMatchObject({
    status: 400,
    body: { code: 'malformedBody' },
  });
  const { status, body } = await anna('PUT', cartOf('100'), { body: { sku: '', amount: 1.5 }, language: 'it' });
  expect([status, body.code, body.message]).toEqual([422, 'invalidField', 'Il valore non è valido.']);
  expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['$.sku', '$.amount', '$.unitAbbreviation']);
});
