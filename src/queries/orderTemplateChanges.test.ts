// @vitest-environment node
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestBackend, type Client } from '#mocks/client.fixture.ts';
import { configureHttp } from '#http/ports.ts';
import { createQueryClient } from './client';
import {
  saveItem,
  sharingFailure,
  sharingOptions,
  templateDeletionOptions,
  TemplateConflictError,
  templateWordsOptions,
} from './orderTemplateChanges';
import { dismissRemovedProducts, orderTemplateDetailsOptions } from './orderTemplateDetails';
import type { ShopContext } from './shopContext';
import { skuParts } from './skuCalls';

/** Two people at one template, on the mock backend: Ben through the shop's calls, Eva past them. */
const context: ShopContext = { tenant: 'AL', customerId: '200', shop: { kind: 'own' }, language: 'de' };
const editor = { userId: 'ben', preferredUserName: 'ben.al' };
const base = '/v1/t/AL/my/order-templates';

let ben: Client;
let eva: Client;
let client: QueryClient;
let id: string;
let scenario: string | undefined;
let calls: string[];
let failures: string[];
let stop: () => void;

const open = () => ({ queryClient: client, context, orderTemplateId: id, editor });
const details = () => client.getQueryData(orderTemplateDetailsOptions(context, id).queryKey);
const held = () => details()?.orderTemplateItems.map(({ productSku, amount, unit }) => `${productSku} ${amount} ${unit}`);
const evaSets = (productSku: string, amount: number, unit: string) =>
  eva('PUT', `${base}/${id}/order-template-item?customerId=200`, { body: { productSku, amount, unit } });
const run = (options: Parameters<ReturnType<QueryClient['getMutationCache']>['build']>[1], variables: unknown) =>
  client
    .getMutationCache()
    .build(client, options)
    .execute(variables as never);

beforeEach(async () => {
  scenario = undefined;
  calls = [];
  failures = [];
  client = createQueryClient({ onFailure: ({ policy }) => failures.push(policy) });
  const { as } = openTestBackend();
  [ben, eva] = [await as('ben.al'), await as('eva.al')];
  const { body } = await ben('POST', `${base}?customerId=200`, { body: { name: 'Buffet', customerId: '200', priceList: 'STANDARD' } });
  id = body.id as string;
  await ben('PUT', `${base}/${id}/shared-with?customerId=200`, { text: 'eva.al' });
  await evaSets('104711', 2, 'LAI');
  configureHttp({
    token: () => ben.cookies['sso-token'],
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.reject(new Error('no session')),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body: sent, headers }: RequestInit = {}) => {
    calls.push(`${method} ${url.split('?')[0]?.replace(`${base}/${id}`, '') ?? ''}`);
    const type = new Headers(headers).get('Content-Type') ?? '';
    return (
      await ben(method, url, {
        ...(sent ? { text: sent as string, headers: { 'Content-Type': type } } : {}),
        ...(scenario && { scenario }),
      })
    ).response;
  });
  stop = new QueryObserver(client, orderTemplateDetailsOptions(context, id)).subscribe(() => undefined);
  // The same call, which is waited for.
  await client.fetchQuery(orderTemplateDetailsOptions(context, id));
  calls = [];
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('an amount is saved and cached at once; the details are not refetched', async () => {
  await saveItem(open(), '104711', { amount: 5, unit: 'LAI' });
  expect(held()).toEqual(['104711 5 LAI']);
  expect(details()?.lastEditedBy.userId).toBe('ben');
  expect(calls).toEqual(['PUT /order-template-item']);
});

test('two changes of one product are sent one after the other, each based on the previous result', async () => {
  await Promise.all([saveItem(open(), '104711', { amount: 5, unit: 'LAI' }), saveItem(open(), '104711', { amount: 6, unit: 'KG' })]);
  expect(held()).toEqual(['104711 6 KG']);
});

test("a user who saves second sees the first one's change, and can overwrite it", async () => {
  await evaSets('104711', 9, 'LAI');
  await evaSets('104712', 3, 'KRT');
  const failure = await saveItem(open(), '104711', { amount: 5, unit: 'LAI' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TemplateConflictError);
  const { before, current } = failure as TemplateConflictError;
  expect(before.map(({ amount }) => amount)).toEqual([2]);
  expect([current.lastEditedBy.username, held()]).toEqual(['eva.al', ['104711 9 LAI', '104712 3 KRT']]);
  expect(details()?.lastEditedByUserName).toBe('Eva Wallner');
  // A question, not a failure.
  expect(failures).toEqual(['inline']);
  await saveItem(open(), '104711', { amount: 5, unit: 'LAI' });
  expect(held()).toEqual(['104711 5 LAI', '104712 3 KRT']);
});

test("the user's own changes meanwhile are not conflicts", async () => {
  await evaSets('104711', 9, 'LAI');
  const late = saveItem(open(), '104711', { amount: 5, unit: 'LAI' }).catch((error: unknown) => error);
  await saveItem(open(), '104712', { amount: 3, unit: 'KRT' });
  expect(((await late) as TemplateConflictError).before.map(({ productSku }) => productSku)).toEqual(['104711', '104712']);
});

test('a change to another product is no conflict, and neither is an identical change', async () => {
  await evaSets('104712', 3, 'KRT');
  await saveItem(open(), '104711', { amount: 5, unit: 'LAI' });
  await saveItem(open(), '104712', { amount: 3, unit: 'KRT' });
  expect(held()).toEqual(['104711 5 LAI', '104712 3 KRT']);
});

test('a product that both add is a conflict', async () => {
  await evaSets('104712', 3, 'KRT');
  await expect(saveItem(open(), '104712', { amount: 1, unit: 'KRT' })).rejects.toThrow(TemplateConflictError);
});

test('removing a product that another user has removed succeeds; a deleted template is a separate failure', async () => {
  await eva('DELETE', `${base}/${id}/order-template-item?customerId=200`, { body: { productSku: '104711' } });
  await saveItem(open(), '104711', undefined);
  expect(held()).toEqual([]);
  await ben('DELETE', `${base}/${id}?customerId=200`);
  await expect(saveItem(open(), '104711', undefined)).rejects.toMatchObject({ status: 404 });
});

test('a failure leaves the cache unchanged', async () => {
  scenario = 'setOrderTemplateItem=503';
  await expect(saveItem(open(), '104711', { amount: 5, unit: 'LAI' })).rejects.toMatchObject({ status: 503 });
  expect(held()).toEqual(['104711 2 LAI']);
  scenario = 'removeOrderTemplateItem=503';
  await expect(saveItem(open(), '104711', undefined)).rejects.toMatchObject({ status: 503 });
  scenario = 'deleteOrderTemplate=503';
  await expect(run(templateDeletionOptions(context) as never, id)).rejects.toMatchObject({ status: 503 });
  expect(failures).toEqual(['toast', 'toast', 'toast']);
});

test("new texts are saved with the unchanged price list; over another user's texts only after confirmation", async () => {
  const template = { id, name: 'Buffet', priceList: 'STANDARD' };
  await run(templateWordsOptions(client, context) as never, { template, name: ' Büfett ', notes: ' Samstag ' });
  const { body } = await ben('GET', `${base}/${id}?customerId=200`);
  expect([body.name, body.comment, body.priceList, details()?.name]).toEqual(['Büfett', 'Samstag', 'STANDARD', 'Büfett']);
  const late = run(templateWordsOptions(client, context) as never, { template, name: 'Mittag', notes: '' });
  await expect(late).rejects.toMatchObject({ name: 'TemplateConflictError', current: { name: 'Büfett', comment: 'Samstag' } });
});

test.each([
  ['nobody', 'unknownUser'],
  ['eva.al', 'alreadyThere'],
])('sharing with %s fails: %s', async (user, expected) => {
  const failure = await run(sharingOptions(client, context, id) as never, user).catch((error: Error) => error);
  expect(sharingFailure(failure as Error)).toBe(expected);
  expect(details()?.sharedWith.map(({ username }) => username)).toEqual(['eva.al']);
});

test('a template that no longer exists counts as deleted', async () => {
  await ben('DELETE', `${base}/${id}?customerId=200`);
  await expect(run(templateDeletionOptions(context) as never, id)).resolves.toBeUndefined();
});

test('one-time messages stay until they are dismissed, however often the template is opened', async () => {
  const first = 'template-200-1';
  const options = orderTemplateDetailsOptions(context, first);
  const read = async () => (await client.fetchQuery({ ...options, staleTime: 0 })).removedProducts.map(({ sku }) => sku);
  expect(await read()).toEqual(['104720']);
  expect(await read()).toEqual(['104720']);
  dismissRemovedProducts(client, context, first);
  expect(await read()).toEqual([]);
});

test("skus are sent in parts within a call's limit, each once", () => {
  const skus = Array.from({ length: 120 }, (_, index) => String(index));
  expect(skuParts([...skus, '7']).map((part) => part.length)).toEqual([50, 50, 20]);
  expect(skuParts([])).toEqual([]);
});
