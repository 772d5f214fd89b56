import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configureHttp } from '#http/ports.ts';
import { useCartCount } from '#cart/cart.ts';
import { createQueryClient } from '#queries/client.ts';
import { own } from '#queries/context.fixture.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import {
  hasUnacknowledgedOrder,
  isPlacedHere,
  acknowledgeOrder,
  placedOrderOptions,
  unacknowledgedOrderOptions,
  useOrderPlacement,
  type AgreedOrder,
} from './submit';

const fair: ShopContext = { ...own, shop: { kind: 'fair', fairCode: 'FRUEHJAHR' } };

/** The backend: one cart, and the orders by the key that made them. */
let lines: string[];
let orders: Map<string, object>;
let sent: { path: string; key: string | null; body: unknown }[];
/** Faults of the answers to a submit. */
let answers: 'all' | 'lost' | 'empty';
let clients: QueryClient[];

const rejectedItems = [{ sku: 'gone', name: 'Weg', reason: 'REMOVED_FROM_INVENTORY' }];
const facts = { creationTime: '2026-03-02T08:00:00Z', customerId: '100', deliverySlotDate: '2026-03-10' };

beforeEach(() => {
  lines = ['A', 'B'];
  orders = new Map();
  sent = [];
  answers = 'all';
  clients = [];
  sessionStorage.clear();
  configureHttp({
    token: () => 'T',
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.resolve('T'),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', (url: string, { body, headers }: RequestInit = {}) => {
    const path = url.split('?')[0] ?? '';
    if (path.endsWith('/submit')) {
      const key = new Headers(headers).get('Idempotency-Key');
      sent.push({ path, key, body: JSON.parse(body as string) });
      const order = { ...facts, id: `${5001 + orders.size}`, orderItems: [] };
      orders.set(key ?? '', { ...order, itemsCount: lines.length });
      lines = [];
      if (answers === 'lost') return Promise.reject(new TypeError('lost'));
      if (answers === 'empty') return Promise.resolve(new Response(null, { status: 204 }));
      return Promise.resolve(Response.json({ ...order, rejectedItems, confirmationEmails: ['kueche@example.com'] }));
    }
    if (path.includes('/orders/overview'))
      return Promise.resolve(
        Response.json({ page: { totalElements: orders.size, totalPages: 1, number: 0, size: 20 }, orders: [...orders.values()] }),
      );
    if (path.includes('/order/')) return Promise.resolve(Response.json({ ...facts, id: path.split('/').at(-1), orderItems: [] }));
    return Promise.resolve(Response.json({ customerId: '100', items: lines.map((sku) => ({ sku, amount: 1, unitAbbreviation: 'STK' })) }));
  });
});

afterEach(() => {
  cleanup();
  for (const client of clients) client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const body = { deliveryAddressExternalId: '100-01', requestedDeliveryDay: '2026-03-10' };
const order: AgreedOrder = { build: (idempotencyKey) => ({ body, idempotencyKey }), isAgreed: () => true };

function openTab<Result>(use: () => Result) {
  const client = createQueryClient({ onFailure: () => undefined });
  clients.push(client);
  return renderHook(use, {
    wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

test('a double click orders once, locks the button and empties the cart', async () => {
  const { result } = openTab(() => ({ placement: useOrderPlacement(own), count: useCartCount(own) }));
  await waitFor(() => expect(result.current.count).toBe(2));
  act(() => {
    result.current.placement.place(order);
    result.current.placement.place(order);
  });
  await waitFor(() => expect(result.current.placement.isLocked).toBe(true));
  await waitFor(() => expect(result.current.placement.result).toMatchObject({ kind: 'placed', orderId: '5001' }));
  await waitFor(() => expect(result.current.count).toBe(0));
  expect(result.current.placement).toMatchObject({ isLocked: true, isSubmitting: false });
  act(() => result.current.placement.place(order));
  expect(sent).toEqual([{ path: '/v1/t/AL/my/shopping-cart/100/submit', key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: body }]);
});

test('after a reload the confirmation shows the details that only the submit returned', async () => {
  const first = openTab(() => useOrderPlacement(own));
  act(() => first.result.current.place(order));
  await waitFor(() => expect(first.result.current.result).toMatchObject({ kind: 'placed' }));
  cleanup();
  const { result } = openTab(() => useQuery(placedOrderOptions(own, '5001')).data);
  await waitFor(() => expect(result.current).toMatchObject({ id: '5001', rejectedItems, confirmationEmails: ['kueche@example.com'] }));
});

test.each(['lost', 'empty'] as const)('an order whose answer is %s is found', async (how) => {
  answers = how;
  const { result } = openTab(() => useOrderPlacement(own));
  act(() => result.current.place(order));
  await waitFor(() => expect(result.current.result).toEqual({ kind: 'placed', orderId: '5001', order: undefined }));
  expect(sessionStorage.getItem('order-intent:AL:100:own')).toBeNull();
});

describe('an unconfirmed order', () => {
  const unacknowledged = () => {
    const client = createQueryClient({ onFailure: () => undefined });
    clients.push(client);
    return { has: hasUnacknowledgedOrder(client, own), find: () => client.fetchQuery(unacknowledgedOrderOptions(client, own)) };
  };

  test('is the one just placed, until it is confirmed', async () => {
    const { result } = openTab(() => useOrderPlacement(own));
    act(() => result.current.place(order));
    await waitFor(() => expect(result.current.result).toMatchObject({ kind: 'placed' }));
    expect(unacknowledged().has).toBe(true);
    expect(await unacknowledged().find()).toBe('5001');
    expect([isPlacedHere(own, '5001'), isPlacedHere(own, '5002')]).toEqual([true, false]);
    const [page] = clients;
    if (!page) throw new Error('No page has ordered');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    expect([acknowledgeOrder(page, own, '4999'), acknowledgeOrder(page, own, '5001'), acknowledgeOrder(page, own, '5001')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(hasUnacknowledgedOrder(page, own)).toBe(false);
    // The page is reloaded too early for the user to have read it.
    vi.advanceTimersByTime(1_900);
    expect(unacknowledged().has).toBe(true);
    vi.advanceTimersByTime(100);
    expect(unacknowledged().has).toBe(false);
  });

  test('is found after a reload during the request', async () => {
    const intent = { idempotencyKey: 'k', startedAt: Date.parse(facts.creationTime), lineCount: 2, ordersBefore: [], body: body };
    sessionStorage.setItem('order-intent:AL:100:own', JSON.stringify(intent));
    orders.set('k', { ...facts, id: '5001', itemsCount: 2 });
    expect(unacknowledged().has).toBe(true);
    expect(await unacknowledged().find()).toBe('5001');
    expect(sessionStorage.getItem('order-intent:AL:100:own')).toBeNull();
    expect(clients.slice(-1).map((page) => acknowledgeOrder(page, own, '5001'))).toEqual([true]);
  });

  test("is none if the list doesn't have it", async () => {
    const intent = { idempotencyKey: 'k', startedAt: 0, lineCount: 2, ordersBefore: [], body: body };
    sessionStorage.setItem('order-intent:AL:100:own', JSON.stringify(intent));
    expect(await unacknowledged().find()).toBeNull();
    expect(unacknowledged().has).toBe(true);
  });
});

test('is also confirmed to a user who has left the page meanwhile', async () => {
  const onPlaced = vi.fn<(orderId: string) => void>();
  const { result, unmount } = openTab(() => useOrderPlacement(own, onPlaced));
  act(() => result.current.place(order));
  unmount();
  await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('5001'));
});

test('a fair is ordered by its own call', async () => {
  const { result } = openTab(() => useOrderPlacement(fair));
  act(() => result.current.place(order));
  await waitFor(() => expect(result.current.result).toMatchObject({ kind: 'placed' }));
  expect(sent.map(({ path }) => path)).toEqual(['/v1/t/AL/fair/FRUEHJAHR/my/cart/100/submit']);
});

test('while another tab holds the lock, nothing is sent', async () => {
  const request = vi.fn<(name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => Promise<unknown>>(
    (_name, _options, work) => Promise.resolve(work(null)),
  );
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  const { result } = openTab(() => useOrderPlacement(own));
  act(() => result.current.place(order));
  await waitFor(() => expect(result.current.result).toEqual({ kind: 'elsewhere' }));
  expect(request).toHaveBeenCalledWith('order:AL:100:own', { mode: 'shared' }, expect.any(Function));
  expect(request).toHaveBeenCalledWith('order:AL:100:own', { ifAvailable: true }, expect.any(Function));
  expect(sent).toEqual([]);
  expect(result.current.isLocked).toBe(false);
});

test.each(['{', '{"rejectedItems":"none"}', 'null'])('an invalid stored remainder (%s) has no effect', async (text) => {
  sessionStorage.setItem('order-result:AL:100:5001', text);
  const { result } = openTab(() => useQuery(placedOrderOptions(own, '5001')).data);
  await waitFor(() => expect(result.current?.id).toBe('5001'));
  expect(result.current).not.toHaveProperty('rejectedItems');
});
