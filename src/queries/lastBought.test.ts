import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#http/ports.ts';
import { createQueryClient } from './client';
import { own } from './context.fixture';
import { knownLargestPurchase } from './essence';
import { lastBoughtOptions, readRecentPurchases } from './lastBought';

let calls: string[];
let isFailing: boolean;
const bought = (sku: string, date: string, quantity: number) => ({
  customerId: '100',
  tenant: 'AL',
  sku,
  date,
  quantity,
  smallestUnit: 'PKG',
  isRelevant: true,
});

beforeEach(() => {
  calls = [];
  isFailing = false;
  configureHttp({
    token: () => 'T',
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.resolve('T'),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', (url: string) => {
    const skus = new URL(url, 'http://shop.example').searchParams.get('skus')?.split(',') ?? [];
    calls.push(skus.join(' '));
    if (isFailing) return Promise.resolve(new Response(null, { status: 400 }));
    const items = [bought('1', '2026-11-02', 24), bought('1', '2026-11-12', 6), bought('2', '2026-10-30', 3)];
    return Promise.resolve(
      new Response(JSON.stringify(items.filter(({ sku }) => skus.includes(sku))), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
});

afterEach(() => vi.unstubAllGlobals());

const client = () => createQueryClient({ onFailure: () => undefined });

test('returns the last purchase day of each product', async () => {
  const observer = new QueryObserver(client(), lastBoughtOptions(own, ['1', '2', '3']));
  const { data } = await observer.refetch();
  expect([...(data ?? [])]).toEqual([
    ['2', '2026-10-30'],
    ['1', '2026-11-12'],
  ]);
});

test('reads the purchases of many products in calls of fifty, shared by all callers', async () => {
  const queryClient = client();
  const skus = Array.from({ length: 60 }, (_, place) => String(place + 1));
  await readRecentPurchases(queryClient, own, skus);
  expect(calls.map((call) => call.split(' ').length)).toEqual([50, 10]);
  expect(knownLargestPurchase(queryClient, own, '1')).toEqual({ largestPurchase: 24 });
  expect(knownLargestPurchase(queryClient, own, '60')).toEqual({ largestPurchase: undefined });
});

test('a failure leaves them unknown and blocks no caller', async () => {
  isFailing = true;
  const queryClient = client();
  await readRecentPurchases(queryClient, own, ['1']);
  expect(knownLargestPurchase(queryClient, own, '1')).toBeUndefined();
});
