import { hashKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cartOf, productInCart, refreshCart, useCart, useCartActions, useCartCount, useCartLine } from './cart';
import { replacementOf, useSwapLine, useUndoRemoval } from './replacedLines';
import { cartName, cartQueryKey } from './cartCalls';
import { fairContext, openCart, openCartTab, own, product, installCartServer } from './cartServer.fixture';
import type { BuyerContext, ShopContext } from '#queries/shopContext.ts';

const visitor: ShopContext = { ...own, customerId: undefined };
const server = installCartServer();

describe('the own cart', () => {
  test('is fetched and counted, and shows a change before it is saved', async () => {
    const { actions, text, result } = await openCart();
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    expect(result.current.count).toBe(3);
    act(() => actions.choose({ sku: 'A', amount: 4, unitAbbreviation: 'KRT' }));
    expect(text()?.[0]).toBe('A 4 KRT');
    expect(server.writes()).toEqual([]);
    await waitFor(() => expect(server.carts.own.get('A')).toMatchObject({ amount: 4, unitAbbreviation: 'KRT' }));
    expect(server.writes()).toEqual(['PUT /v1/t/AL/my/shopping-cart-item/100']);
  });

  test('a change keeps the other lines referentially equal', async () => {
    const { actions, result } = await openCart();
    const before = result.current.view.cart?.lines;
    act(() => void actions.add({ sku: 'A', amount: 9, unitAbbreviation: 'STK' }));
    await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(9));
    const after = result.current.view.cart?.lines;
    expect(after?.[0]).not.toBe(before?.[0]);
    expect(after?.[1]).toBe(before?.[1]);
    expect(after?.[2]).toBe(before?.[2]);
  });

  test('undo restores a removed line with amount, unit and place', async () => {
    const { actions, text, result } = await openCart();
    act(() => actions.remove('B'));
    expect(text()).toEqual(['A 1 STK', 'C 1 STK']);
    expect(result.current.view.removals).toMatchObject([
      { kind: 'line', lines: [{ sku: 'B', amount: 1, unitAbbreviation: 'STK', place: 1 }] },
    ]);
    act(() => actions.undo());
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    expect(result.current.view.removals).toEqual([]);
    await waitFor(() => expect([...server.carts.own.keys()].sort()).toEqual(['A', 'B', 'C']));
  });

  test.each([
    ['B', 'C', 'A B D', [2]],
    ['B', 'A', 'B C D', [0]],
    ['C', 'A', 'B C D', [0]],
    ['A', 'C', 'A B D', [2]],
  ])('%s and %s removed, the first undone: the other keeps its place', async (first, second, shown, places) => {
    server.carts.own.set('D', { sku: 'D', amount: 1, unitAbbreviation: 'STK', product: product('D') });
    const { actions, text, result } = await openCart();
    act(() => actions.remove(first));
    const [removal] = result.current.view.removals;
    act(() => actions.remove(second));
    act(() => actions.undo(removal?.id));
    expect(
      text()
        ?.map((line) => line.slice(0, 1))
        .join(' '),
    ).toBe(shown);
    expect(result.current.view.removals.map(({ lines: [line] }) => line?.place)).toEqual(places);
    act(() => actions.undo());
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK', 'D 1 STK']);
  });

  test('undo restores a cleared cart completely', async () => {
    const { actions, text } = await openCart();
    act(() => actions.clear());
    expect(text()).toEqual([]);
    await waitFor(() => expect(server.carts.own.size).toBe(0));
    act(() => actions.undo());
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    await waitFor(() => expect(server.carts.own.size).toBe(3));
    expect(server.writes()).toEqual(['POST /v1/t/AL/my/shopping-cart/100/clear', 'PUT /v1/t/AL/my/shopping-cart-items/100']);
  });

  test('a swap removes the line for another product, and one undo reverts it', async () => {
    const { text, result, wrapper } = await openCart();
    const { swap, undo } = renderHook(() => ({ swap: useSwapLine(own), undo: useUndoRemoval(own) }), { wrapper }).result.current;
    act(() => void swap('B', { sku: 'D', amount: 2, unitAbbreviation: 'KRT' }));
    await waitFor(() => expect([...server.carts.own.keys()].sort()).toEqual(['A', 'C', 'D']));
    expect(result.current.view.removals).toMatchObject([{ kind: 'line', lines: [{ sku: 'B', place: 1 }] }]);
    expect(result.current.view.removals.map((removal) => replacementOf(own, removal))).toEqual(['D']);
    act(() => undo(result.current.view.removals[0]?.id ?? 0));
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    expect(result.current.view.removals).toEqual([]);
    await waitFor(() => expect([...server.carts.own.keys()].sort()).toEqual(['A', 'B', 'C']));
  });

  test('adding a removed line again drops its undo', async () => {
    const { actions, result } = await openCart();
    act(() => actions.remove('B'));
    act(() => void actions.add({ sku: 'B', amount: 2, unitAbbreviation: 'STK' }));
    expect(result.current.view.removals).toEqual([]);
  });

  test("a failed change falls back to the server's state without a message", async () => {
    const { actions, text } = await openCart();
    server.failing = /PUT/;
    act(() => void actions.add({ sku: 'A', amount: 7, unitAbbreviation: 'STK' }));
    expect(text()?.[0]).toBe('A 7 STK');
    await waitFor(() => expect(text()?.[0]).toBe('A 1 STK'));
  });

  test('an item without its product is reported, and the rest is shown', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.carts.own.set('X', { sku: 'X', amount: 1, unitAbbreviation: 'STK' });
    const { text, result } = await openCart();
    expect(text()).toEqual(['A 1 STK', 'B 1 STK', 'C 1 STK']);
    expect(result.current.view.cart?.errors.map(({ message }) => message)).toEqual(['Cart item X was received without its product']);
    expect(error).toHaveBeenCalledTimes(1);
  });

  test('its products are available to product pages', async () => {
    const { client } = await openCart();
    expect(productInCart(client, own, 'B')?.name).toBe('Ware B');
    expect(productInCart(client, own, 'Z')).toBeUndefined();
  });

  test('a change of route sends pending changes and refetches the cart', async () => {
    const { actions, client, text } = await openCart();
    act(() => actions.choose({ sku: 'A', amount: 3, unitAbbreviation: 'STK' }));
    server.carts.own.set('N', { sku: 'N', amount: 1, unitAbbreviation: 'STK', product: product('N') });
    act(() => refreshCart(client, own));
    await waitFor(() => expect(text()).toEqual(['A 3 STK', 'B 1 STK', 'C 1 STK', 'N 1 STK']));
  });

  test('a cart that fails to load reports it and can be refetched', async () => {
    server.failing = /GET/;
    const { wrapper } = openCartTab();
    const { result } = renderHook(() => useCart(own), { wrapper });
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }), { timeout: 5000 });
    server.failing = undefined;
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.cart?.lines).toHaveLength(3));
    expect(result.current.error).toBeNull();
  });
});

test('a line renders again only if it changes', async () => {
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
  act(() => void actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(renders).toBe(1);
  act(() => actions.remove('B'));
  expect(result.current).toMatchObject({ isInCart: false, isOngoing: true });
});

test('the actions are referentially stable', async () => {
  const { result, actions } = await openCart();
  act(() => actions.remove('A'));
  expect(result.current.actions).toBe(actions);
});

test('a fair has its own cart and its own calls', async () => {
  const { actions, text } = await openCart(fairContext);
  expect(text()).toEqual(['F 1 STK']);
  act(() => void actions.add({ sku: 'G', amount: 2, unitAbbreviation: 'KRT' }));
  await waitFor(() => expect(text()).toEqual(['F 1 STK', 'G 2 KRT']));
  act(() => actions.remove('F'));
  await waitFor(() => expect([...server.carts.fair.keys()]).toEqual(['G']));
  act(() => actions.clear());
  await waitFor(() => expect(server.carts.fair.size).toBe(0));
  expect(server.writes()).toEqual([
    'PUT /v1/t/AL/subshop/FRUEHJAHR/my/cart/100/items',
    'DELETE /v1/t/AL/subshop/FRUEHJAHR/my/cart/100/items',
    'DELETE /v1/t/AL/subshop/FRUEHJAHR/my/cart/100',
  ]);
  expect(server.carts.own.size).toBe(3);
});

test("the own cart and a fair's never mix in one tab", async () => {
  const tab = openCartTab();
  const [mine, theirs] = [await openCart(own, tab), await openCart(fairContext, tab)];
  act(() => void mine.actions.add({ sku: 'A', amount: 4, unitAbbreviation: 'STK' }));
  act(() => void theirs.actions.add({ sku: 'A', amount: 2, unitAbbreviation: 'KRT' }));
  act(() => theirs.actions.remove('F'));
  await waitFor(() => expect([...server.carts.fair.keys()]).toEqual(['A']));
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(4));
  expect(mine.text()).toEqual(['A 4 STK', 'B 1 STK', 'C 1 STK']);
  expect(theirs.text()).toEqual(['A 2 KRT']);
  const canComeBack = ({ result }: typeof mine) => result.current.view.removals.some(({ lines }) => lines.some(({ sku }) => sku === 'F'));
  expect([canComeBack(mine), canComeBack(theirs)]).toEqual([false, true]);
});

test('every cart has a name and a cache key of its own', () => {
  const carts: readonly BuyerContext[] = [
    own,
    fairContext,
    { ...fairContext, shop: { kind: 'fair', fairCode: 'HERBST' } },
    { ...own, customerId: '200' },
    { ...fairContext, customerId: '200' },
    { ...own, tenant: 'GM' },
  ];
  expect(new Set(carts.map(cartName)).size).toBe(carts.length);
  expect(new Set(carts.map((context) => hashKey(cartQueryKey(context)))).size).toBe(carts.length);
});

test('visitors have no cart, and none is fetched', async () => {
  const { wrapper, client } = openCartTab();
  const { result } = renderHook(
    () => ({
      view: useCart(visitor),
      actions: useCartActions(visitor),
      count: useCartCount(visitor),
      line: useCartLine(visitor, 'A'),
    }),
    { wrapper },
  );
  act(() => void result.current.actions.add({ sku: 'A', amount: 1, unitAbbreviation: 'STK' }));
  refreshCart(client, visitor);
  expect(result.current).toMatchObject({ view: { cart: undefined, isPending: false }, count: 0, line: { isInCart: false } });
  expect(cartOf(client, visitor).lines).toEqual([]);
  expect(server.requests).toEqual([]);
});
