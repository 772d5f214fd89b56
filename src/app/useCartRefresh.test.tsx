import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { openFetchBackend } from '#mocks/fetch.fixture.ts';
import { useCart } from '#cart/cart.ts';
import { failures, installBackend, openTab, own, until } from '#queries/faults.fixture.tsx';
import { useCartRefresh } from './useCartRefresh';

const backend = installBackend(() => openFetchBackend());

test('the cart is read again on every change of the path; a failure leaves it as it was', async () => {
  const { wrapper: Tab } = openTab();
  const { result } = renderHook(
    () => {
      useCartRefresh(own);
      return { view: useCart(own), navigate: useNavigate() };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Tab>
          <MemoryRouter>{children}</MemoryRouter>
        </Tab>
      ),
    },
  );
  const reads = () => backend.current.callsOf('getCart').length;
  await until(() => result.current.view.cart !== undefined);
  expect(reads()).toBe(1);
  await act(async () => result.current.navigate('/search'));
  await until(() => reads() === 2);
  // Another search is the same path.
  await act(async () => result.current.navigate('/search?query=reis'));
  backend.current.scenario = 'getCart=403';
  await act(async () => result.current.navigate('/product/104711'));
  await until(() => reads() === 3);
  await until(() => failures.length > 0);
  expect(failures.map(({ policy }) => policy)).toEqual(['inline']);
  expect([result.current.view.cart?.lines, result.current.view.error]).toEqual([[], null]);
  // One more would be that of the other search.
  expect(reads()).toBe(3);
});
