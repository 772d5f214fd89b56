import { waitFor } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { cartGuard, guestEventName, letIn } from '#cart/cartGuard.ts';
import { installCartServer, openCart, openCartTab, own } from '#cart/cartServer.fixture.tsx';
import { messages } from '#i18n/catalogues/de.ts';
import type { Toast } from '#kit/toast/toastQueue.ts';
import { tellLeft } from './dietJudge';

const server = installCartServer();
const intl = createIntl({ locale: 'de', messages });

/** A page with lines that a previous one left waiting; its messages. */
async function openWithLeft(amount: number) {
  const { client: before } = openCartTab();
  localStorage.setItem(guestEventName(own, 'anna'), '{}');
  Object.assign(cartGuard(before), { userId: 'anna', ask: () => new Promise(() => undefined) });
  void letIn(before, own, [{ sku: 'A', name: 'Nussbrot', amount, unitAbbreviation: 'STK' }]);
  localStorage.clear();
  const cart = await openCart();
  const toasts: Toast[] = [];
  tellLeft(cart.client, own, (toast) => toasts.push(toast), intl);
  return { ...cart, toasts };
}

test('lines left waiting are added to the amount that the cart has by then', async () => {
  server.carts.own.delete('A');
  const { toasts } = await openWithLeft(2);
  expect(toasts).toMatchObject([{ text: expect.stringMatching(/bevor geprüft war: Nussbrot$/) as string }]);
  // Meanwhile another device has put it in.
  server.carts.own.set('A', {
    ...(server.carts.own.get('B') as NonNullable<ReturnType<typeof server.carts.own.get>>),
    sku: 'A',
    amount: 4,
  });
  toasts[0]?.action?.onClick();
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(6));
  expect(toasts).toHaveLength(1);
});

test('lines left waiting that can not be added are named again', async () => {
  const { toasts } = await openWithLeft(2);
  server.failing = /product/;
  toasts[0]?.action?.onClick();
  await waitFor(() => expect(toasts[1]).toMatchObject({ text: 'Nicht in den Warenkorb gelegt: Nussbrot', action: {} }));
  server.failing = undefined;
  toasts[1]?.action?.onClick();
  await waitFor(() => expect(server.carts.own.get('A')?.amount).toBe(3));
});
