import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartOptions } from './cartOptions';
import { installCartServer, openCart, openTab, own } from './cartServer.fixture';

const server = installCartServer();

test('a change in one tab shows in the other without a reload', async () => {
  const [one, two] = [await openCart(), await openCart()];
  act(() => two.actions.set({ sku: 'C', amount: 8, unitAbbreviation: 'STK' }));
  act(() => one.actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await waitFor(() => expect(two.text()).toEqual(['A 5 STK', 'B 1 STK', 'C 8 STK']));
  await waitFor(() => expect(one.text()).toEqual(['A 5 STK', 'B 1 STK', 'C 8 STK']), { timeout: 3000 });
  expect(server.carts.own.get('C')?.amount).toBe(8);
});

test('offline, changes wait for the network', async () => {
  const { actions, text } = await openCart();
  act(() => onlineManager.setOnline(false));
  act(() => actions.add({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(text()?.[0]).toBe('A 5 STK');
  expect(server.writes()).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5));
});

test('leaving the page sends what waits', async () => {
  const { actions } = await openCart();
  act(() => actions.set({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5), { timeout: 300 });
});

test('when nobody looks at the cart any more, what waits is sent before its connection ends', async () => {
  const { actions, unmount } = await openCart();
  act(() => actions.set({ sku: 'A', amount: 5, unitAbbreviation: 'STK' }));
  unmount();
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5), { timeout: 300 });
});

test('a read before anybody looks at the cart leaves alone what was kept over a reload', async () => {
  const wanted = { keptAt: Date.now(), lines: [{ sku: 'A', amount: 5, unitAbbreviation: 'STK' }] };
  sessionStorage.setItem('cart-unsent:AL:100:own', JSON.stringify(wanted));
  const tab = openTab();
  await tab.client.fetchQuery(cartOptions(tab.client, own));
  expect(sessionStorage.getItem('cart-unsent:AL:100:own')).toBe(JSON.stringify(wanted));
  const { text } = await openCart(own, tab);
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(5));
  await waitFor(() => expect(text()?.[0]).toBe('A 5 STK'));
  await waitFor(() => expect(sessionStorage.getItem('cart-unsent:AL:100:own')).toBeNull());
});
