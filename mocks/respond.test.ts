import { expect, expectTypeOf, test } from 'vitest';
import type { Order, ShoppingCart } from '#gen/models/index.ts';
import type { Call, CallOf } from './call';
import { operations, type OperationId } from './contract/operations';
import { problem } from './problems';
import { respond, type Answer, type NamedFile } from './respond';
import { parseScenario } from './scenarios';

function callTo(id: OperationId, path: string): Call {
  const operation = operations[id];
  return {
    route: { id, operation, params: {} },
    request: new Request(`http://localhost${path}`, { method: operation.method }),
    language: 'de',
    scenario: parseScenario(''),
    cookies: new Map(),
    user: undefined,
    tenant: 'AL',
    customer: undefined,
    params: {},
    query: {},
    body: undefined,
  };
}

test('a handler gets its arguments and gives its answer as the contract types them', () => {
  expectTypeOf<CallOf<'setCartItem'>['body']>().toEqualTypeOf<{ sku: string; amount: number; unitAbbreviation: string }>();
  expectTypeOf<CallOf<'listNotifications'>['params']['pageIndex']>().toEqualTypeOf<number>();
  expectTypeOf<CallOf<'listNotifications'>['query']['perPage']>().toEqualTypeOf<number>();
  expectTypeOf<CallOf<'shareOrderTemplate'>['body']>().toEqualTypeOf<string>();
  expectTypeOf<CallOf<'getCart'>['body']>().toBeUnknown();
  expectTypeOf<Answer<'getCart'>>().toEqualTypeOf<ShoppingCart>();
  expectTypeOf<Answer<'submitCart'>>().toEqualTypeOf<Order>();
  expectTypeOf<Answer<'getUnreadNotificationCount'>>().toEqualTypeOf<number>();
  expectTypeOf<Answer<'getEssenceListPdf'>>().toEqualTypeOf<NamedFile>();
});

test('the answer goes through the generated handler, which sets the status', async () => {
  const call = callTo('getUnreadNotificationCount', '/v1/user/notifications/unread-count');
  const response = await respond({ getUnreadNotificationCount: async () => 3 }, call);
  expect([response.status, await response.json()]).toEqual([200, 3]);
  expect((await respond({ clearCart: () => {} }, callTo('clearCart', '/v1/t/AL/my/shopping-cart/100/clear'))).status).toBe(204);
});

test('a file has its type and its name', async () => {
  const file = new Blob(['rows']);
  const path = operations.getAllergensExcel.path.replace('{tenant}', 'AL');
  const response = await respond({ getAllergensExcel: () => ({ file, name: 'Allergene.xlsx' }) }, callTo('getAllergensExcel', path));
  expect(response.headers.get('Content-Type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(response.headers.get('Content-Disposition')).toContain('filename="Allergene.xlsx"');
  expect(await response.text()).toBe('rows');
});

test('a handler refuses by throwing', async () => {
  const call = callTo('getUnreadNotificationCount', '/v1/user/notifications/unread-count');
  const refusing = () => {
    throw problem('notFound', 'de');
  };
  expect((await respond({ getUnreadNotificationCount: refusing }, call)).status).toBe(404);
});

test('without a handler a stable answer is made up, and a file has a name too', async () => {
  const call = callTo('getUnreadNotificationCount', '/v1/user/notifications/unread-count');
  const texts = await Promise.all([1, 2].map(async () => (await respond({}, call)).text()));
  expect(texts[0]).toMatch(/^-?\d+$/);
  expect(texts[1]).toBe(texts[0]);
  const file = await respond({}, callTo('getEssenceListPdf', operations.getEssenceListPdf.path.replace('{tenant}', 'AL')));
  expect([file.status, file.headers.get('Content-Disposition')]).toEqual([200, expect.stringContaining('getEssenceListPdf')]);
});
