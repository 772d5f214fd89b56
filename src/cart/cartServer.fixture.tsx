import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { wireProduct } from '#tests/examples/wire.ts';
import type { CartItem, CartItemRequest, Product } from '#gen/models/index.ts';
import { configureHttp } from '#http/ports.ts';
import { useCart, useCartActions, useCartCount } from './cart';
import { createQueryClient } from '#queries/client.ts';
import { own } from '#queries/context.fixture.ts';
import type { BuyerContext, ShopContext } from '#queries/shopContext.ts';

export { own };
export const fairContext: BuyerContext = { ...own, shop: { kind: 'fair', fairCode: 'FRUEHJAHR' } };

/** A backend with one own cart of A, B and C, one of a fair with F, and products. */
export interface SharedCartServer {
  readonly carts: Record<'own' | 'fair', Map<string, CartItem>>;
  /** Method and path of every request so far. */
  readonly requests: string[];
  /** Requests that fail with 500; undefined for none. */
  failing: RegExp | undefined;
  /** Requests that are no reading. */
  writes(): string[];
}

/** A product in the server's format. */
export const product = (sku: string, over: Partial<Product> = {}) => wireProduct({ sku, name: `Ware ${sku}`, ...over });
const products: Record<string, Product> = {
  few: product('few', { minSaleQuantity: 6 }),
  gone: product('gone', { shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } }),
};

function answer({ carts }: SharedCartServer, path: string, method: string, body: unknown): unknown {
  if (path.endsWith('/products/skuBatch'))
    return (body as string[]).filter((sku) => sku !== 'unknown').map((sku) => products[sku] ?? product(sku));
  const lines = carts[path.includes('/subshop/') ? 'fair' : 'own'];
  const cart = () => ({ customerId: '100', items: [...lines.values()] });
  if (path.endsWith('/clear') || (method === 'DELETE' && path.endsWith('/my/cart/100'))) {
    lines.clear();
    return undefined;
  }
  if (method === 'DELETE') lines.delete((body as CartItemRequest).sku);
  if (method !== 'PUT') return cart();
  for (const line of [body].flat() as CartItemRequest[]) lines.set(line.sku, { ...line, product: products[line.sku] ?? product(line.sku) });
  return path.includes('shopping-cart-item/') || path.endsWith('no-detail') ? lines.get((body as CartItemRequest).sku) : cart();
}

const line = (sku: string): [string, CartItem] => [sku, { sku, amount: 1, unitAbbreviation: 'STK', product: product(sku) }];
const fresh = () => ({
  carts: { own: new Map([line('A'), line('B'), line('C')]), fair: new Map([line('F')]) },
  requests: [],
  failing: undefined,
});

/** The backend of the tests of a file, a new one for each. */
export function installCartServer(): SharedCartServer {
  const server: SharedCartServer = { ...fresh(), writes: () => server.requests.filter((request) => !request.startsWith('GET')) };
  beforeEach(() => {
    Object.assign(server, fresh());
    onlineManager.setOnline(true);
    configureHttp({
      token: () => 'T',
      csrfToken: () => undefined,
      language: () => 'de',
      fetchToken: () => Promise.resolve('T'),
      storeToken: () => undefined,
      onSignedOut: () => undefined,
      onContentUnauthorized: () => undefined,
    });
    vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
      const path = url.split('?')[0] ?? '';
      server.requests.push(`${method} ${path}`);
      if (server.failing?.test(`${method} ${path}`)) return Promise.resolve(new Response(null, { status: 500 }));
      const result = answer(server, path, method, body === undefined ? undefined : JSON.parse(body as string));
      return Promise.resolve(result === undefined ? new Response(null, { status: 204 }) : Response.json(result));
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    for (const client of clients.splice(0)) client.clear();
    vi.restoreAllMocks();
  });
  return server;
}

const clients: QueryClient[] = [];

/** One tab of the browser: its own query cache. */
export function openCartTab() {
  const client = createQueryClient({ onFailure: () => undefined });
  clients.push(client);
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return { client, wrapper };
}

/** A tab in which a cart has been read; `text` has its lines as "A 1 STK". */
export async function openCart(context: ShopContext = own, tab = openCartTab()) {
  const hook = renderHook(() => ({ view: useCart(context), actions: useCartActions(context), count: useCartCount(context) }), {
    wrapper: tab.wrapper,
  });
  await waitFor(() => expect(hook.result.current.view.cart).toBeDefined());
  const text = () => hook.result.current.view.cart?.lines.map(({ sku, amount, unit }) => `${sku} ${amount} ${unit.abbreviation}`);
  return { ...tab, ...hook, text, actions: hook.result.current.actions };
}
