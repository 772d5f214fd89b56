import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCartInTime, refreshCart } from './cart';
import { cartOptions } from './cartOptions';
import { installCartServer, openCart, openCartTab, own } from './cartServer.fixture';

const server = installCartServer();

test('a change in one tab appears in the other without a reload', async () => {
  const [one, two] = [await openCart(), await openCart()];
  act(() => two.actions.choose({ sku: 'C', amount: 8, unitAbbreviation: 'STK' }));
  act(() => void one.actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await waitFor(() => expect(two.text()).toEqual(['A 5 STK', 'B 1 STK', 'C 8 STK']));
  await waitFor(() => expect(one.text()).toEqual(['A 5 STK', 'B 1 STK', 'C 8 STK']), { timeout: 3000 });
  expect(server.carts.own.get('C')?.amount).toBe(8);
});

test('offline, changes wait for the network', async () => {
  const { actions, text } = await openCart();
  act(() => onlineManager.setOnline(false));
  act(() => void actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(text()?.[0]).toBe('A 5 STK');
  expect(server.writes()).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5));
});

test('only answers of writes are put into the cache; reads are returned by the query itself', async () => {
  const { actions, client, text } = await openCart();
  const written = vi.spyOn(client, 'setQueryData');
  server.carts.own.delete('C');
  act(() => refreshCart(client, own));
  await waitFor(() => expect(text()).toEqual(['A 1 STK', 'B 1 STK']));
  const otherTab = new BroadcastChannel('cart:AL:100:own');
  server.carts.own.delete('B');
  otherTab.postMessage('changed');
  await waitFor(() => expect(text()).toEqual(['A 1 STK']));
  otherTab.close();
  expect(written).not.toHaveBeenCalled();
  act(() => void actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await waitFor(() => expect(written).toHaveBeenCalledOnce());
});

test('reading the current cart does not reuse a read under way', async () => {
  const { client } = await openCart();
  const reads = () => server.requests.filter((request) => request.startsWith('GET')).length;
  const before = reads();
  const [, cart] = await Promise.all([client.fetchQuery(cartOptions(client, own)), readCartInTime(client, own)]);
  expect(cart?.lines).toHaveLength(3);
  expect(reads()).toBe(before + 2);
});

test('leaving the page sends pending changes', async () => {
  const { actions } = await openCart();
  act(() => actions.choose({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5), { timeout: 300 });
});

test('unmounting the last cart view sends pending changes before its connection ends', async () => {
  const { actions, unmount } = await openCart();
  act(() => actions.choose({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  unmount();
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5), { timeout: 300 });
});

test('a read before the cart is mounted keeps the changes stored over a reload', async () => {
  const wanted = { keptAt: Date.now(), lines: [{ sku: 'A', amount: 5, unitAbbreviation: 'STK' }] };
  sessionStorage.setItem('cart-unsent:AL:100:own', JSON.stringify(wanted));
  const tab = openCartTab();
  await tab.client.fetchQuery(cartOptions(tab.client, own));
  expect(sessionStorage.getItem('cart-unsent:AL:100:own')).toBe(JSON.stringify(wanted));
  const { text } = await openCart(own, tab);
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5));
  await waitFor(() => expect(text()?.[0]).toBe('A 5 STK'));
  await waitFor(() => expect(sessionStorage.getItem('cart-unsent:AL:100:own')).toBeNull());
});

test('without a channel between tabs the cart is read and written all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { actions, text } = await openCart();
  act(() => void actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5));
  expect(text()?.[0]).toBe('A 5 STK');
  vi.unstubAllGlobals();
});
