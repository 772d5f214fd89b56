import { expect, test } from 'vitest';
import { openTestBackend } from '../client.fixture';

test("a user's data, locale and mail recipients are stored", async () => {
  const anna = await openTestBackend().as('anna.al');
  const { body } = await anna('PUT', '/v1/user/updateUserData', { body: { firstname: 'Annemarie' } });
  expect([body.firstname, body.lastname]).toEqual(['Annemarie', 'Huber']);
  expect(await anna('PUT', '/v1/user/labelMail?mail=lager@example.com')).toMatchObject({ status: 204 });
  expect(await anna('PUT', '/v1/user/labelMail?mail=LAGER@example.com')).toMatchObject({ status: 409, body: { code: 'alreadyExists' } });
  expect(await anna('PUT', '/v1/user/orderMail?mail=kueche')).toMatchObject({ status: 400, body: { field: 'mail' } });
  expect(await anna('DELETE', '/v1/user/orderMail?mail=nobody@example.com')).toMatchObject({ status: 404 });
  expect(await anna('PUT', '/v1/user/locale', { body: { locale: 'it-IT' } })).toMatchObject({ status: 204 });
  expect(await anna('PUT', '/v1/user/locale', { body: { locale: 'xx-XX' } })).toMatchObject({ status: 422, body: { field: '$.locale' } });
  expect((await anna('GET', '/v1/user/getCurrentUser')).body).toMatchObject({
    firstname: 'Annemarie',
    locale: 'it-IT',
    labelmails: ['anna.al@gastro-al.example', 'lager@example.com'],
    ordermails: ['anna.al@gastro-al.example'],
  });
});

test('the tenant of a user is found by name', async () => {
  const anna = await openTestBackend().as('anna.al');
  expect((await anna('GET', '/v1/webshopTenant/anna.zu')).body).toEqual({ tenant: 'ZU' });
  expect(await anna('GET', '/v1/webshopTenant/nobody')).toMatchObject({ status: 404 });
});

test('the customers of a user, of the requested tenant only', async () => {
  const { as } = openTestBackend();
  const david = await as('david.gm');
  const { body } = await david('GET', '/v1/user/customers?tenant=GM');
  expect(body).toHaveLength(40);
  expect(new Set(body.map(({ displayName }: { displayName: string }) => displayName)).size).toBe(40);
  expect((await david('GET', '/v1/user/customers?tenant=AL')).body).toEqual([]);
});

test('notifications are marked as read one by one, and the count follows', async () => {
  const clara = await openTestBackend().as('clara.al');
  const count = async () => (await clara('GET', '/v1/user/notifications/unread-count')).body;
  const urgent = async () => (await clara('GET', '/v1/t/AL/customers/300/user/notifications/urgent')).body;
  expect(await count()).toBe(4);
  expect(await urgent()).toMatchObject({ mostRecentUnread: { id: 812, isImportant: true }, numberOfOlderUnread: 1 });
  expect(await clara('PUT', '/v1/user/notifications/mark-read', { body: [812, 99] })).toMatchObject({ status: 204 });
  expect(await urgent()).toMatchObject({ mostRecentUnread: { id: 811 }, numberOfOlderUnread: 0 });
  await clara('PUT', '/v1/user/notifications/mark-read', { body: [811] });
  expect([await urgent(), await count()]).toEqual([{ numberOfOlderUnread: 0 }, 2]);
});

test('notifications come newest first, by type, and with their links', async () => {
  const anna = await openTestBackend().as('anna.al');
  const list = async (query: string) => (await anna('GET', `/v1/t/AL/customers/100/user/notifications/page/0?${query}`)).body;
  expect((await list('')).items.map(({ id }: { id: number }) => id)).toEqual([810, 809, 808, 807]);
  expect((await list('typeFilterId=2')).items.map(({ id }: { id: number }) => id)).toEqual([810]);
  expect((await list('perPage=3')).page).toEqual({ totalElements: 4, totalPages: 2, number: 0, size: 3 });
  expect((await anna('GET', '/v1/user/notifications/809/resolved-attachment-url')).body).toEqual({
    resolvedUrl: '/subshop/promotions/herbst',
    resolvedMimeType: 'text/html',
  });
  expect(await anna('GET', '/v1/user/notifications/808/resolved-attachment-url')).toMatchObject({ status: 404 });
  expect(await anna('GET', '/v1/user/notifications/812')).toMatchObject({ status: 404 });
});

test('preferences are stored by type without changing others', async () => {
  const anna = await openTestBackend().as('anna.al');
  const path = '/v1/user/notifications/preferences';
  expect(await anna('PUT', path, { body: [{ type: { id: 2, name: 'x' }, channels: [] }] })).toMatchObject({ status: 204 });
  expect((await anna('GET', path, { language: 'en' })).body.slice(0, 2)).toEqual([
    { type: { id: 1, name: 'Delivery' }, channels: ['WEBSHOP', 'EMAIL'] },
    { type: { id: 2, name: 'Promotions' }, channels: [] },
  ]);
  expect(await anna('PUT', path, { body: [{ type: { id: 9, name: 'x' }, channels: [] }] })).toMatchObject({
    status: 422,
    body: { field: '$[0].type.id' },
  });
});

test('fairs: open, without start page and history, and inactive', async () => {
  const anna = await openTestBackend().as('anna.al');
  const fair = async (code: string, scenario?: string) =>
    (await anna('GET', `/v1/fair/${code}`, scenario === undefined ? {} : { scenario })).body;
  expect(await fair('herbst')).toMatchObject({
    id: 'herbst',
    isActive: true,
    startPagePath: 'messe/herbst',
    firstPossibleDeliveryDate: '2025-11-24',
    globalDiscountFactorString: '0.97',
  });
  expect(Object.keys(await fair('winter'))).not.toEqual(expect.arrayContaining(['startPagePath']));
  expect((await fair('winter')).orderHistoryAggregationRange).toBeUndefined();
  expect((await fair('fruehling')).isActive).toBe(false);
  expect((await fair('herbst', 'fairsInactive')).isActive).toBe(false);
  expect(await anna('GET', '/v1/fair/sommer')).toMatchObject({ status: 404 });
});

test('content comes for the tenant and in the requested language', async () => {
  const { visitor } = openTestBackend();
  expect((await visitor('GET', '/v1/cms/footer', { language: 'it' })).body.copyright).toBe('© 2025 Ingrosso Lienz');
  visitor.cookies['tenant'] = 'ZU';
  expect((await visitor('GET', '/v1/cms/footer')).body.copyright).toBe('© 2025 Großhandel Zell am See');
  expect((await visitor('POST', '/v1/cms/dynpage', { body: { fullSlug: '/messe/herbst/' } })).body.uuid).toBe('page-messe-herbst');
  expect(await visitor('POST', '/v1/cms/dynpage', { body: { fullSlug: 'nirgends' } })).toMatchObject({ status: 404 });
});

test('the embedded report requires the permission', async () => {
  const { as, visitor } = openTestBackend();
  const ask = async (userName: string) => (await (await as(userName))('POST', '/v1/embedded-analytics/jwt')).status;
  expect([await ask('david.al'), await ask('anna.al')]).toEqual([200, 403]);
  expect(await visitor('POST', '/v1/embedded-analytics/jwt')).toMatchObject({ status: 401 });
});

test('search terms complete the typed text, in the language of the shop', async () => {
  const { visitor } = openTestBackend();
  const terms = async (term?: string, language = 'de') =>
    (
      await visitor('POST', '/klevu-proxy/suggestion/search-terms', {
        body: { shopInfo: { tenant: 'AL', language }, ...(term !== undefined && { term }) },
      })
    ).body.terms;
  expect(await terms()).toContain('Bergkäse');
  expect((await terms('patat', 'it')).every((found: string) => found.toLowerCase().includes('patat'))).toBe(true);
  expect(await terms('xyzxyz')).toEqual([]);
});
