// @vitest-environment node
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestBackend } from '#mocks/client.fixture.ts';
import { configureHttp } from '#http/ports.ts';
import type { OrderTemplate } from '#gen/models/index.ts';
import { createQueryClient, type CallFailure } from './client';
import { own } from './context.fixture';
import { recentPurchasesOptions } from './essence';
import { namedTemplateCreationOptions, templateCreationOptions, templateItemOptions, templateItemRemovalOptions } from './orderTemplate';
import { orderTemplatesOptions } from './orderTemplateList';
import { TemplateWithoutIdError } from './templateWithoutId';

/** The templates' calls on the mock backend, through the generated calls and the transport. */
const item = { productSku: '104712', amount: 3, unit: 'KRT' };

let scenario: string | undefined;
let requests: string[];
let failures: CallFailure[];
let client: QueryClient;

beforeEach(async () => {
  scenario = undefined;
  requests = [];
  failures = [];
  client = createQueryClient({ onFailure: (failure) => failures.push(failure) });
  const ask = await openTestBackend().as('anna.al');
  configureHttp({
    token: () => ask.cookies['sso-token'],
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.reject(new Error('no session')),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    requests.push(`${method} ${url.split('?')[0]?.replace('/v1/t/AL/', '') ?? url}`);
    return (
      await ask(method, url, {
        ...(body ? { text: body as string, headers: { 'Content-Type': new Headers(headers).get('Content-Type') ?? '' } } : {}),
        ...(scenario && { scenario }),
      })
    ).response;
  });
});

const run = <Variables, Answer>(options: Parameters<ReturnType<QueryClient['getMutationCache']>['build']>[1], variables: Variables) =>
  client.getMutationCache().build(client, options).execute(variables) as Promise<Answer>;
const templates = () => client.fetchQuery({ ...orderTemplatesOptions(own), staleTime: 0 }) as Promise<OrderTemplate[]>;

test('a new template from a product is created, then filled, then the list is refetched', async () => {
  await templates();
  // The list has a subscriber.
  const stop = new QueryObserver(client, { ...orderTemplatesOptions(own), staleTime: Infinity }).subscribe(() => undefined);
  requests = [];
  const created = await run<unknown, OrderTemplate>(templateCreationOptions(client, own) as never, { words: { name: 'Buffet' }, item });
  expect(requests.slice(0, 2)).toEqual(['POST my/order-templates', `PUT my/order-templates/${created.id}/order-template-item`]);
  expect(requests.slice(2)).toContain('GET my/order-templates');
  stop();
  const made = (await templates()).find(({ id }) => id === created.id);
  expect([made?.name, made?.orderTemplateItems.map(({ productSku, amount, unit }) => ({ productSku, amount, unit }))]).toEqual([
    'Buffet',
    [item],
  ]);
});

test('an answer without an id is a separate failure, and nothing is added', async () => {
  scenario = 'templateWithoutId';
  const failing = run(templateCreationOptions(client, own) as never, { words: { name: 'Buffet' }, item });
  await expect(failing).rejects.toThrow('Created template has no id');
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
  const [failure] = failures;
  expect(failure?.error).toBeInstanceOf(TemplateWithoutIdError);
  expect([failure?.policy, failure?.error && failure.meta?.messageOf?.(failure.error)]).toEqual(['toast', 'orderTemplate.failure.noId']);
});

test('in the dialog an answer without an id is reported by the dialog only, and any other failure by the toast as well', async () => {
  for (const [answer, policy, message] of [
    ['templateWithoutId', 'inline', 'Created template has no id'],
    ['createOrderTemplate=500', 'toast', 'Response returned an error code'],
  ] as const) {
    scenario = answer;
    failures.length = 0;
    await expect(run(namedTemplateCreationOptions(client, own) as never, { words: { name: 'Buffet' } })).rejects.toThrow(message);
    expect(failures.map((failure) => failure.policy)).toEqual([policy]);
  }
});

test('a product is added and removed; failures show the general message', async () => {
  const [first] = await templates();
  const change = { orderTemplateId: first?.id ?? '', item };
  const held = async () =>
    (await templates()).find(({ id }) => id === first?.id)?.orderTemplateItems.some(({ productSku }) => productSku === item.productSku);
  await run(templateItemOptions(client, own) as never, change);
  expect(await held()).toBe(true);
  await run(templateItemRemovalOptions(client, own) as never, change);
  expect(await held()).toBe(false);
  scenario = 'setOrderTemplateItem=503';
  await expect(run(templateItemOptions(client, own) as never, change)).rejects.toThrow('Response returned an error code');
  expect(failures.map(({ policy, error, meta }) => [policy, meta?.messageOf?.(error)])).toEqual([['toast', undefined]]);
});

test('without a customer no template is fetched', () => {
  expect(typeof orderTemplatesOptions({ ...own, customerId: undefined }).queryFn).toBe('symbol');
});

test('the last purchases are the newest three, and are fetched once in three seconds', async () => {
  const options = recentPurchasesOptions(own, '104711');
  const wire = (date: string) => ({ customerId: '100', tenant: 'AL', sku: '104711', date, quantity: 2, smallestUnit: 'KG' });
  const dates = ['2025-01-02', '2025-03-01', '2024-12-31', '2025-02-28'].map(wire);
  expect(options.select?.(dates as never)).toEqual([
    { date: '2025-03-01', quantity: 2, unit: 'KG' },
    { date: '2025-02-28', quantity: 2, unit: 'KG' },
    { date: '2025-01-02', quantity: 2, unit: 'KG' },
  ]);
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now');
  for (const [passed, calls] of [
    [0, 1],
    [2_900, 1],
    [3_100, 2],
  ] as const) {
    clock.mockReturnValue(start + passed);
    await client.fetchQuery(options as never);
    expect(requests.filter((request) => request.includes('recent-essence-items'))).toHaveLength(calls);
  }
  clock.mockRestore();
});
