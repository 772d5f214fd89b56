import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#http/ports.ts';
import { checkoutProductsOptions, readCheckoutProducts } from './checkoutProducts';
import { createQueryClient } from '#queries/client.ts';
import { own as context } from '#queries/context.fixture.ts';

const skus = ['104711', '104712'];

beforeEach(() => {
  configureHttp({
    token: () => 'T',
    csrfToken: () => undefined,
    language: () => 'de',
    fetchToken: () => Promise.resolve('T'),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a network an order does not wait for the products', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.useFakeTimers();
  onlineManager.setOnline(false);
  const looked = vi.fn<(products: unknown) => void>();
  void readCheckoutProducts(createQueryClient({ onFailure: () => undefined }), context, skus).then(looked);
  await vi.advanceTimersByTimeAsync(100);
  expect(looked).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('an order waits at most five seconds for the products', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers();
  const looked = vi.fn<(products: unknown) => void>();
  void readCheckoutProducts(createQueryClient({ onFailure: () => undefined }), context, skus).then(looked);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(looked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(looked).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('products that were just read are read again', async () => {
  const queryClient = createQueryClient({ onFailure: () => undefined });
  queryClient.setQueryData(checkoutProductsOptions(context, skus).queryKey, []);
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  expect(await readCheckoutProducts(queryClient, context, skus)).toBeUndefined();
  expect(fetched).toHaveBeenCalled();
});
