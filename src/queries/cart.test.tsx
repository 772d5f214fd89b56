// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wireProduct } from '../domain/cart.fixture';
import type { CartItem, CartItemRequest, Product } from '../gen/models';
import { configureHttp } from '../http/ports';
import { cartOf, productInCart, refreshCart, useCart, useCartActions, useCartCount, useCartLine } from './cart';
import { useAddAll } from './cartAddition';
import { createQueryClient } from './client';
import type { ShopContext } from './shopContext';

const own: ShopContext = { tenant: 'AL', customerId: '100', shop: { kind: 'own' }, language: 'de' };
const fair: ShopContext = { ...own, shop: { kind: 'fair', fairCode: 'FRUEHJAHR' } };
const visitor: ShopContext = { ...own, customerId: undefined };
const viewer = { seesCrossTenantProductId: false };

/** The backend: one own cart and one of a fair, and products. */
let carts: Record<'own' | 'fair', Map<string, CartItem>>;
let requests: string[];
let failing: RegExp | undefined;
let clients: QueryClient[];

const product = (sku: string, over: Partial<Product> = {}) => wireProduct({ sku, name: `Ware ${sku}`, ...over });
const products: Record<string, Product> = {
  few: product('few', { minSaleQuantity: 6 }),
  gone: product('gone', { shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }),
};

function answer(path: string, method: string, body: unknown): unknown {
  if (path.endsWith('/products/skuBatch')) return (body as string[]).filter((sku) => sku !== 'unknown').map((sku) => products[sku] ?? product(sku));
  const lines = carts[path.includes('/subshop/') ? 'fair' : 'own'];
  const cart = () => ({ customerId: '100', items: [...lines.values()] });
  if (path.endsWith('/clear') || (method === 'DELETE' && path.endsWith('/my/cart/100'))) {
    lines.clear();
    return undefined;
  }
  if (method === 'DELETE') lines.delete((body as CartItemRequest).sku);
  if (method !== 'PUT') return cart();
  for (const line of [body].flat() as CartItemRequest[]) lines.set(line.sku, { ...line, product: products[line.sku] ?? product(line.sku) });
  return path.includes('shopping-cart-item/') || path.endsWith('no-detail') ? lines.get((body as CartItemRequest).sku) : cart();
}

beforeEach(() => {
  const line = (sku: string): [string, CartItem] => [sku, { sku, amount: 1, unitAbbreviation: 'STK', product: product(sku) }];
  carts = { own: new Map([line('A'), line('B'), line('C')]), fair: new Map([line('F')]) };
  requests = [];
  failing = undefined;
  clients = [];
  onlineManager.setOnline(true);
  configureHttp({
    token: () => 'T', csrfToken: () => undefined, language: () => 'de', fetchToken: () => Promise.resolve('T'),
    storeToken: () => undefined, onSignedOut: () => undefined, onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.split('?')[0] ?? '';
    requests.push(`${method} ${path}`);
    if (failing?.test(`${method} ${path}`)) return Promise.resolve(new Response(null, { status: 500 }));
    const result = answer(path, method, body === undefined ? undefined : JSON.parse(body as string));
    return Promise.resolve(result === undefined ? new Response(null, { status: 204 }) : Response.json(result));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  for (const client of clients) client.clear();
  vi.restoreAllMocks();
});

/** One tab of the browser: its own query cache. */
function openTab() {
  const client = createQueryClient({ onFailure: () => undefined });
  clients.push(client);
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return { client, wrapper };
}

async function openCart(context: ShopContext = own) {
  const tab = openTab();
  const hook = renderHook(() => ({ view: useCart(context, viewer), actions: useCartActions(context), count: useCartCount(context) }), { wrapper: tab.wrapper });
  await waitFor(() => expect(hook.result.current.view.cart).toBeDefined());
  const text = () => hook.result.current.view.cart?.lines.map(({ sku, amount, unit }) => `${sku} ${amount} ${unit.abbreviation}`);
  return { ...tab, ...hook, text, actions: hook.result.current.actions };
}

const writes = () => requests.filter((request) => !request.startsWith('GET'));

describe('the own cart', () => {
  test('is read, counted, and shows a change before it is stored', async () => {
    const { actions, text, result } = await openCart();
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    expect(result.current.count).toBe(3);
    act(() => actions.set({ sku: 'A', amount: 4, unitAbbreviation: 'KRT' }));
    expect(text()?.[0]).toBe('A 4 KRT');
    expect(writes()).toEqual([]);
    await waitFor(() => expect(carts.own.get('A')).toMatchObject({ amount: 4, unitAbbreviation: 'KRT' }));
    expect(writes()).toEqual(['PUT /v1/t/AL/my/shopping-cart-item/100']);
  });

  test('a change keeps the other lines the same objects', async () => {
    const { actions, result } = await openCart();
    const before = result.current.view.cart?.lines;
    act(() => actions.add({ sku: 'A', amount: 9, unitAbbreviation: 'STK' }));
    await waitFor(() => expect(carts.own.get('A')?.amount).toBe(9));
    const after = result.current.view.cart?.lines;
    expect(after?.[0]).not.toBe(before?.[0]);
    expect(after?.[1]).toBe(before?.[1]);
    expect(after?.[2]).toBe(before?.[2]);
  });

  test('a removed line comes back with amount, unit and place', async () => {
    const { actions, text, result } = await openCart();
    act(() => actions.remove('B'));
    expect(text()).toEqual(['A 1 STK', 'C 1 STK']);
    expect(result.current.view.removals).toMatchObject([{ kind: 'line', lines: [{ sku: 'B', amount: 1, unitAbbreviation: 'STK', place: 1 }] }]);
    act(() => actions.undo());
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    expect(result.current.view.removals).toEqual([]);
    await waitFor(() => expect([...carts.own.keys()].sort()).toEqual(['A', 'B', 'C']));
  });

  test.each([
    ['B', 'C', 'A B D', [2]],
    ['B', 'A', 'B C D', [0]],
    ['C', 'A', 'B C D', [0]],
    ['A', 'C', 'A B D', [2]],
  ])('%s and %s removed, the first undone: the other keeps its place', async (first, second, shown, places) => {
    carts.own.set('D', { sku: 'D', amount: 1, unitAbbreviation: 'STK', product: product('D') });
    const { actions, text, result } = await openCart();
    act(() => actions.remove(first));
    const [removal] = result.current.view.removals;
    act(() => actions.remove(second));
    act(() => actions.undo(removal?.id));
    expect(text()?.map((line) => line.slice(0, 1)).join(' ')).toBe(shown);
    expect(result.current.view.removals.map(({ lines: [line] }) => line?.place)).toEqual(places);
    act(() => actions.undo());
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK', 'D 1 STK']);
  });

  test('an emptied cart comes back whole', async () => {
    const { actions, text } = await openCart();
    act(() => actions.clear());
    expect(text()).toEqual([]);
    await waitFor(() => expect(carts.own.size).toBe(0));
    act(() => actions.undo());
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    await waitFor(() => expect(carts.own.size).toBe(3));
    expect(writes()).toEqual(['POST /v1/t/AL/my/shopping-cart/100/clear', 'PUT /v1/t/AL/my/shopping-cart-items/100']);
  });

  test('setting a removed line again leaves nothing to undo', async () => {
    const { actions, result } = await openCart();
    act(() => actions.remove('B'));
    act(() => actions.add({ sku: 'B', amount: 2, unitAbbreviation: 'STK' }));
    expect(result.current.view.removals).toEqual([]);
  });

  test('a failure leaves what the server has, without a word', async () => {
    const { actions, text } = await openCart();
    failing = /PUT/;
    act(() => actions.add({ sku: 'A', amount: 7, unitAbbreviation: 'STK' }));
    expect(text()?.[0]).toBe('A 7 STK');
    await waitFor(() => expect(text()?.[0]).toBe('A 1 STK'));
  });

  test('an item without its product is reported, and the rest is shown', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    carts.own.set('X', { sku: 'X', amount: 1, unitAbbreviation: 'STK' });
    const { text, result } = await openCart();
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    expect(result.current.view.cart?.errors.map(({ message }) => message)).toEqual(['Cart item X was received without its product']);
    expect(error).toHaveBeenCalledTimes(1);
  });

  test('its products are at hand for their pages', async () => {
    const { client } = await openCart();
    expect(productInCart(client, own, 'B')?.name).toBe('Ware B');
    expect(productInCart(client, own, 'Z')).toBeUndefined();
  });

  test('a change of route sends what waits and reads the cart anew', async () => {
    const { actions, client, text } = await openCart();
    act(() => actions.set({ sku: 'A', amount: 3, unitAbbreviation: 'STK' }));
    carts.own.set('N', { sku: 'N', amount: 1, unitAbbreviation: 'STK', product: product('N') });
    act(() => refreshCart(client, own));
    await waitFor(() => expect(text()).toEqual(['A 3 STK', 'B 1 STK', 'C 1 STK', 'N 1 STK']));
  });

  test('a cart that cannot be read says so and can be read again', async () => {
    failing = /GET/;
    const { wrapper } = openTab();
    const { result } = renderHook(() => useCart(own, viewer), { wrapper });
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }), { timeout: 5000 });
    failing = undefined;
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.cart?.lines).toHaveLength(3));
    expect(result.current.error).toBeNull();
  });
});

test('one line renders again only when it changes', async () => {
  const { wrapper, actions } = await openCart();
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useCartLine(own, 'B');
    },
    { wrapper },
  );
  expect(result.current).toEqual({ isInCart: true, amount: 1, unitAbbreviation: 'STK', isOngoing: false });
  act(() => actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await waitFor(() => expect(carts.own.get('A')?.amount).toBe(5));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(renders).toBe(1);
  act(() => actions.remove('B'));
  expect(result.current).toMatchObject({ isInCart: false, isOngoing: true });
});

test('the actions stay the same', async () => {
  const { result, actions } = await openCart();
  act(() => actions.remove('A'));
  expect(result.current.actions).toBe(actions);
});

test('a fair has its own cart and calls', async () => {
  const { actions, text } = await openCart(fair);
  expect(text()).toEqual(['F 1 STK']);
  act(() => actions.add({ sku: 'G', amount: 2, unitAbbreviation: 'KRT' }));
  await waitFor(() => expect(text()).toEqual(['F 1 STK', 'G 2 KRT']));
  act(() => actions.remove('F'));
  await waitFor(() => expect([...carts.fair.keys()]).toEqual(['G']));
  act(() => actions.clear());
  await waitFor(() => expect(carts.fair.size).toBe(0));
  expect(writes()).toEqual([
    'PUT /v1/t/AL/subshop/FRUEHJAHR/my/cart/100/items',
    'DELETE /v1/t/AL/subshop/FRUEHJAHR/my/cart/100/items',
    'DELETE /v1/t/AL/subshop/FRUEHJAHR/my/cart/100',
  ]);
  expect(carts.own.size).toBe(3);
});

test('visitors have no cart, and nothing is asked for', async () => {
  const { wrapper, client } = openTab();
  const { result } = renderHook(
    () => ({ view: useCart(visitor, viewer), actions: useCartActions(visitor), count: useCartCount(visitor), line: useCartLine(visitor, 'A') }),
    { wrapper },
  );
  act(() => result.current.actions.add({ sku: 'A', amount: 1, unitAbbreviation: 'STK' }));
  refreshCart(client, visitor);
  expect(result.current).toMatchObject({ view: { cart: undefined, isPending: false }, count: 0, line: { isInCart: false } });
  expect(cartOf(client, visitor, viewer).lines).toEqual([]);
  expect(requests).toEqual([]);
});

test('a change in one tab shows in the other without a reload', async () => {
  const [one, two] = [await openCart(), await openCart()];
  act(() => two.actions.set({ sku: 'C', amount: 8, unitAbbreviation: 'STK' }));
  act(() => one.actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await waitFor(() => expect(two.text()).toEqual(['A 5 STK', 'B 1 STK', 'C 8 STK']));
  await waitFor(() => expect(one.text()).toEqual(['A 5 STK', 'B 1 STK', 'C 8 STK']), { timeout: 3000 });
  expect(carts.own.get('C')?.amount).toBe(8);
});

test('offline, changes wait for the network', async () => {
  const { actions, text } = await openCart();
  act(() => onlineManager.setOnline(false));
  act(() => actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(text()?.[0]).toBe('A 5 STK');
  expect(writes()).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(carts.own.get('A')?.amount).toBe(5));
});

test('leaving the page sends what waits', async () => {
  const { actions } = await openCart();
  act(() => actions.set({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(carts.own.get('A')?.amount).toBe(5), { timeout: 300 });
});

test('when nobody looks at the cart any more, what waits is sent before its connection ends', async () => {
  const { actions, unmount } = await openCart();
  act(() => actions.set({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  unmount();
  await waitFor(() => expect(carts.own.get('A')?.amount).toBe(5), { timeout: 300 });
});

test('adding all adds what can be ordered in one call, and tells what it left out', async () => {
  const { wrapper, text } = await openCart();
  const { result } = renderHook(() => useAddAll(own, viewer), { wrapper });
  const wish = (sku: string, amount = 2) => ({ sku, amount, unitAbbreviation: 'STK' });
  const report = await act(() => result.current.mutateAsync([wish('A'), wish('N'), wish('few'), wish('gone'), wish('unknown')]));
  expect(report.added.map(({ sku }) => sku)).toEqual(['A', 'N']);
  expect(report.refused.map(({ wish: { sku }, reason }) => [sku, reason.kind])).toEqual([
    ['few', 'belowMinimum'],
    ['gone', 'noLongerAvailable'],
    ['unknown', 'noLongerAvailable'],
  ]);
  expect(report.failed).toEqual([]);
  expect(text()).toEqual(['A 3 STK', 'B 1 STK', 'C 1 STK', 'N 2 STK']);
  expect(writes()).toEqual(['POST /v1/t/AL/products/skuBatch', 'PUT /v1/t/AL/my/shopping-cart-items/100']);
});

test('adding all names the lines that the server refused all the same', async () => {
  const { wrapper } = await openCart();
  const { result } = renderHook(() => useAddAll(own, viewer), { wrapper });
  failing = /shopping-cart-items/;
  const report = await act(() => result.current.mutateAsync([{ sku: 'A', amount: 2, unitAbbreviation: 'STK' }, { sku: 'N', amount: 2, unitAbbreviation: 'STK' }]));
  expect(report.added).toEqual([]);
  expect(report.failed.map(({ sku }) => sku)).toEqual(['A', 'N']);
});
