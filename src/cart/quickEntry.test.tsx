import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireProduct, wireUnit } from '#tests/examples/wire.ts';
import { readQuickEntry } from '#domain/quickEntry/quickEntry.ts';
import { configureHttp } from '#http/ports.ts';
import { createQueryClient } from '#queries/client.ts';
import { own } from '#queries/context.fixture.ts';
import { useCodeLookup } from './quickEntry';
import type { BuyerContext } from '#queries/shopContext.ts';

const fair: BuyerContext = { ...own, shop: { kind: 'fair', fairCode: 'herbst' } };

/** Visibility of the numbers: customer 100 doesn't see the wine, the fair has only cheese, all others see everything. */
const range = { everybody: ['4711', '4712', '4713'], customer: ['4711', '4712'], fair: ['4711'] };
/** A product with a barcode on its carton. */
const barcode = '9001003706907';
const packed = { sku: '4712', units: [wireUnit('STK', 1, { isDefault: true }), wireUnit('KRT', 6, { gtins: [barcode] })] };
let requests: string[];
let isFailing: boolean;
let isOffline: boolean;

beforeEach(() => {
  requests = [];
  isFailing = false;
  isOffline = false;
  configureHttp({
    token: () => 'T',
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.resolve('T'),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://shop.example');
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    if (isFailing) return Promise.resolve(new Response(null, { status: 400 }));
    const sent = JSON.parse(body as string) as string[] | { query: string };
    const json = (answer: unknown) =>
      Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } }));
    if (!Array.isArray(sent)) {
      requests.push(`search ${sent.query}`);
      const found =
        sent.query === 'AT-4711'
          ? [wireProduct({ sku: '4711', crossTenantProductId: 'AT-4711' })]
          : sent.query === barcode
            ? [wireProduct({ sku: '4711' }), wireProduct(packed)]
            : [];
      return json({ terms: [], categories: [], products: found });
    }
    const who = searchParams.has('cartType') ? 'fair' : searchParams.has('customerId') ? 'customer' : 'everybody';
    requests.push(`${pathname.endsWith('/t/AL/products/skuBatch') ? who : pathname} ${sent.join(' ')}`);
    return json(sent.filter((sku) => range[who].includes(sku)).map((sku) => wireProduct(sku === '4712' ? packed : { sku })));
  });
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

function open(text: string, { context = own, takesCrossTenantNumbers = false } = {}) {
  const queryClient = createQueryClient({ onFailure: () => undefined });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const view = renderHook(({ lines }) => useCodeLookup(context, takesCrossTenantNumbers, lines), {
    wrapper,
    initialProps: { lines: readQuickEntry(text) },
  });
  const kinds = () => Object.fromEntries([...view.result.current.codes].map(([code, { kind }]) => [code, kind]));
  const settled = () => waitFor(() => expect(view.result.current.isLooking).toBe(false));
  return { ...view, kinds, settled, type: (next: string) => view.rerender({ lines: readQuickEntry(next) }) };
}

test('numbers are looked up together, amounts among them without further requests', async () => {
  const { kinds, settled } = open('4711 2\n4712 3');
  await settled();
  expect(kinds()).toEqual({ 4711: 'found', 2: 'unknown', 4712: 'found', 3: 'unknown' });
  expect(requests).toEqual(['customer 4711 2 4712 3']);
});

test("a product that the customer doesn't see is distinguished from an unknown one", async () => {
  const { kinds, settled } = open('4713x 5\n1x 4713\n1x 4799');
  await settled();
  expect(kinds()).toEqual({ 5: 'unknown', 4713: 'restricted', 4799: 'unknown' });
  expect(requests).toEqual(['customer 5 4713 4799', 'everybody 5 4713 4799']);
});

test("in a fair, a product outside its range is distinguished from one that the customer doesn't see", async () => {
  const { kinds, settled } = open('1x 4711\n1x 4712\n1x 4713\n1x 4799', { context: fair });
  await settled();
  expect(kinds()).toEqual({ 4711: 'found', 4712: 'notInFair', 4713: 'restricted', 4799: 'unknown' });
  expect(requests).toEqual(['fair 4711 4712 4713 4799', 'customer 4712 4713 4799', 'everybody 4713 4799']);
});

test('displayed numbers are searched only for users who see them, and each number once', async () => {
  const { kinds, settled, type } = open('AT-4711 2', { takesCrossTenantNumbers: true });
  await settled();
  expect(kinds()).toEqual({ 'AT-4711': 'found', 2: 'unknown' });
  type('AT-4711 2\n1x 4712');
  await settled();
  expect(kinds()).toEqual({ 'AT-4711': 'found', 2: 'unknown', 4712: 'found' });
  expect(requests).toEqual(['customer AT-4711 2', 'search AT-4711', 'customer 4711', 'customer 2 4712']);
});

test("a barcode's number is searched for every user, and sets the unit that has it", async () => {
  const { result, kinds, settled } = open('9001003706907 2');
  await settled();
  expect(kinds()).toEqual({ 9001003706907: 'found', 2: 'unknown' });
  expect(result.current.codes.get('9001003706907')).toMatchObject({ product: { sku: '4712' }, unit: { abbreviation: 'KRT' } });
  expect(requests).toEqual(['customer 9001003706907 2', 'search 9001003706907', 'customer 4712']);
});

test('a failed look-up reports it and can be repeated', async () => {
  isFailing = true;
  const { result, kinds, settled } = open('1x 4711');
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(kinds()).toEqual({});
  isFailing = false;
  act(() => result.current.retry());
  await waitFor(() => expect(kinds()).toEqual({ 4711: 'found' }));
  await settled();
  expect(result.current.hasFailed).toBe(false);
});

test('without a network it fails and reports it', async () => {
  const { result, kinds, settled, type } = open('1x 4711', { takesCrossTenantNumbers: true });
  await settled();
  isOffline = true;
  act(() => onlineManager.setOnline(false));
  type('1x 4711\n1x AT-4711');
  await waitFor(() => expect(result.current.hasFailed).toBe(true), { timeout: 10_000 });
  isOffline = false;
  act(() => onlineManager.setOnline(true));
  act(() => result.current.retry());
  await waitFor(() => expect(kinds()).toEqual({ 4711: 'found', 'AT-4711': 'found' }));
}, 15_000);
