import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { installCartServer, openCart, own } from '#cart/cartServer.fixture.tsx';
import { cartStore } from '#cart/cartStore.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { ToastContext } from '#kit/toast/toastQueue.ts';
import { useCartLineCommands } from './cartLineCommands';

const server = installCartServer();

async function openCommands() {
  const cart = await openCart();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cart.client}>
      <IntlProvider locale="de" messages={messages}>
        <ToastContext value={{ show: () => undefined, close: () => undefined }}>{children}</ToastContext>
      </IntlProvider>
    </QueryClientProvider>
  );
  return { ...cart, commands: renderHook(() => useCartLineCommands(own), { wrapper }).result.current };
}

test('an amount applied by the row of a removed line does not restore the line', async () => {
  const { commands, text } = await openCommands();
  act(() => commands.remove('A'));
  act(() => commands.choose('A', 7, 'STK'));
  await waitFor(() => expect(server.carts.own.has('A')).toBe(false));
  expect(text()).toEqual(['B 1 STK', 'C 1 STK']);
});

test("an amount applied as the session's end closes the page is kept", async () => {
  const { client, commands } = await openCommands();
  client.removeQueries();
  act(() => commands.choose('A', 7, 'STK'));
  expect(cartStore(client, own).lines).toMatchObject([{ sku: 'A', amount: 7 }]);
});
