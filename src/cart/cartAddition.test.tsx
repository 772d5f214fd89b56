import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAddAll } from './cartAddition';
import { openCart, own, installCartServer } from './cartServer.fixture';

const server = installCartServer();

test('adding all adds the orderable lines in one call, and names the skipped ones', async () => {
  const { wrapper, text } = await openCart();
  const { result } = renderHook(() => useAddAll(own), { wrapper });
  const requestedLine = (sku: string, amount = 2) => ({ sku, amount, unitAbbreviation: 'STK' });
  const report = await act(() =>
    result.current.mutateAsync([
      requestedLine('A'),
      requestedLine('N'),
      requestedLine('few'),
      requestedLine('gone'),
      requestedLine('unknown'),
    ]),
  );
  expect(report.added.map(({ sku }) => sku)).toEqual(['A', 'N']);
  expect(report.refused.map(({ requestedLine: { sku }, reason }) => [sku, reason.kind])).toEqual([
    ['few', 'belowMinimum'],
    ['gone', 'noLongerAvailable'],
    ['unknown', 'noLongerAvailable'],
  ]);
  expect(report.failed).toEqual([]);
  expect(text()).toEqual(['A 3 STK', 'B 1 STK', 'C 1 STK', 'N 2 STK']);
  expect(server.writes()).toEqual(['POST /v1/t/AL/products/skuBatch', 'PUT /v1/t/AL/my/shopping-cart-items/100']);
});

test('adding all adds to what a colleague has put in since the cart was read', async () => {
  const { wrapper, text } = await openCart();
  const { result } = renderHook(() => useAddAll(own), { wrapper });
  const line = server.carts.own.get('A');
  if (!line) throw new Error('The cart has no A');
  server.carts.own.set('A', { ...line, amount: 10 });
  await act(() => result.current.mutateAsync([{ sku: 'A', amount: 2, unitAbbreviation: 'STK' }]));
  expect(text()).toEqual(['A 12 STK', 'B 1 STK', 'C 1 STK']);
  expect(server.carts.own.get('A')?.amount).toBe(12);
});

test('adding all names the lines that the server refuses', async () => {
  const { wrapper } = await openCart();
  const { result } = renderHook(() => useAddAll(own), { wrapper });
  server.failing = /shopping-cart-items/;
  const report = await act(() =>
    result.current.mutateAsync([
      { sku: 'A', amount: 2, unitAbbreviation: 'STK' },
      { sku: 'N', amount: 2, unitAbbreviation: 'STK' },
    ]),
  );
  expect(report.added).toEqual([]);
  expect(report.failed.map(({ sku }) => sku)).toEqual(['A', 'N']);
});
