import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#http/ports.ts';
import { own as context } from '#queries/context.fixture.ts';
import { foundOrderOptions, NoMatchingCustomerError } from './orderSearch';
import type { ShopContext } from '#queries/shopContext.ts';

const customers = ['100', '101', '102', '103'].map((customerId) => ({
  id: `AL-${customerId}`,
  customerId,
  tenant: 'AL',
  displayName: `Kunde ${customerId}`,
  disabled: customerId === '103',
}));

const order = { id: '45', creationTime: '2026-11-24T12:00:00Z', customerId: '100', orderItems: [] };

/** Answers by customer: an order, or a status. */
let answers: Record<string, number | object>;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input) => {
      const url = String(input);
      if (url.includes('/user/customers')) return Response.json(customers);
      const customerId = /effective-customers\/AL\/(\d+)\//.exec(url)?.[1] ?? '';
      asked.push(customerId);
      const answer = answers[customerId] ?? 404;
      return typeof answer === 'number'
        ? Response.json({ status: answer, code: 'x', message: 'x' }, { status: answer })
        : Response.json(answer);
    }),
  );
  configureHttp({
    token: () => 'T',
    csrfToken: () => 'C',
    language: () => 'de',
    fetchToken: async () => 'T',
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
});

afterEach(() => vi.unstubAllGlobals());

const find = (of: ShopContext = context) => {
  const queryClient = new QueryClient();
  return queryClient.fetchQuery({ ...foundOrderOptions(queryClient, of, '45'), retry: false });
};

test('the chosen customer is searched first, and no other if it has the order', async () => {
  answers = { 100: order };
  expect(await find()).toEqual({ order, customerId: '100', otherCustomer: undefined });
  expect(asked).toEqual(['100']);
});

test('otherwise the other selectable customers are searched', async () => {
  answers = { 100: 403, 102: order };
  expect(await find()).toMatchObject({ order, customerId: '102', otherCustomer: { displayName: 'Kunde 102' } });
  expect(asked).toEqual(['100', '101', '102']);
});

test('without a chosen customer all are searched', async () => {
  answers = { 101: order };
  expect(await find({ ...context, customerId: undefined })).toMatchObject({ customerId: '101' });
});

test("an unknown order can't be retrieved", async () => {
  answers = {};
  await expect(find()).rejects.toMatchObject({ status: 404 });
  await expect(find({ ...context, customerId: undefined })).rejects.toMatchObject({ status: 404 });
});

test("another user's order is a separate error", async () => {
  answers = { 101: 403, 103: order };
  await expect(find()).rejects.toBeInstanceOf(NoMatchingCustomerError);
  expect(asked).not.toContain('103');
});

test('a server failure is not a missing order', async () => {
  answers = { 100: 500 };
  await expect(find()).rejects.toMatchObject({ status: 500 });
});
