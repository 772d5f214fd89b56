import { focusManager, onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { wireProduct } from '#tests/examples/wire.ts';
import type { CartItem, CartItemRequest } from '#gen/models/index.ts';
import { ResponseError } from '#http/errors.ts';
import { configureHttp } from '#http/ports.ts';
import { removeCookies, setCookie } from '#session/cookies.ts';
import { useCart, useCartActions } from './cart';
import { createQueryClient } from '#queries/client.ts';
import { own } from '#queries/context.fixture.ts';

/** Several tabs, one after the other or at the same time, each with a query cache of its own, on one cart of one server that may fail. */

/** The server and the browser of the tests of a file, new for each of them. */
export interface TabWorld {
  /** The server's cart of A, B and C. */
  lines: Map<string, CartItem>;
  /** Method and body of every request that changed something. */
  writes: string[];
  clients: QueryClient[];
  /** Numbers from 0 to below 1, the same ones every time. */
  random: () => number;
  /** Requests that fail with 500; undefined for none. */
  failing: RegExp | undefined;
  isSessionOver: boolean;
  /** Requests that get lost: all, or the last ones of a page. */
  dead: 'all' | 'leaving' | undefined;
  /** Ends the lost requests. */
  hung: (() => void)[];
}

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
/** A line in the server's format. */
export const lineOf = ({ sku, amount, unitAbbreviation }: CartItemRequest): CartItem => ({
  sku,
  amount,
  unitAbbreviation,
  product: wireProduct({ sku }),
});
const textOf = ({ sku, amount }: Pick<CartItem, 'sku' | 'amount'>) => `${sku} ${amount}`;
/** The tab's stored copy of unconfirmed changes. */
export const unsent = () => sessionStorage.getItem('cart-unsent:AL:100:own');

const fresh = (): TabWorld => ({
  lines: new Map(['A', 'B', 'C'].map((sku) => [sku, lineOf({ sku, amount: 1, unitAbbreviation: 'STK' })])),
  writes: [],
  clients: [],
  random: seededRandom(20_261_120),
  failing: undefined,
  isSessionOver: false,
  dead: undefined,
  hung: [],
});

/** Carries out a call on the server. The order of lines in the answer doesn't matter to these tests. */
function carryOut({ lines }: TabWorld, path: string, method: string, body: unknown): unknown {
  if (path.endsWith('/clear')) lines.clear();
  if (method === 'DELETE') lines.delete((body as CartItemRequest).sku);
  for (const line of method === 'PUT' ? ([body].flat() as CartItemRequest[]) : []) lines.set(line.sku, lineOf(line));
  return path.includes('shopping-cart-item/')
    ? lines.get((body as CartItemRequest).sku)
    : { customerId: '100', items: [...lines.values()] };
}

/** Installs the world for the tests of a file. */
export function installTabWorld() {
  const world = fresh();

  /** Ends the session by itself, keeping the customer, or resumes it. */
  function endSession(isOver: boolean): void {
    world.isSessionOver = isOver;
    setCookie('customer', '100');
    if (isOver) removeCookies('token');
    else setCookie('token', 'T');
  }

  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(world, fresh());
    endSession(false);
    onlineManager.setOnline(true);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const noToken = new ResponseError({ status: 401, path: '/v1/my/token' });
    configureHttp({
      token: () => 'T',
      csrfToken: () => undefined,
      language: () => 'de',
      fetchToken: () => (world.isSessionOver ? Promise.reject(noToken) : Promise.resolve('T')),
      storeToken: () => undefined,
      onSignedOut: () => undefined,
      onContentUnauthorized: () => undefined,
    });
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal, keepalive = false }: RequestInit = {}) => {
      if (world.dead === 'all' || (world.dead === 'leaving' && keepalive)) await new Promise<void>((resolve) => world.hung.push(resolve));
      if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
      await pause(world.random() * 20);
      signal?.throwIfAborted();
      const wanted: unknown = body === undefined ? undefined : JSON.parse(body as string);
      if (world.isSessionOver) return new Response(null, { status: 401 });
      if (world.failing?.test(`${method} ${url}`)) return new Response(null, { status: 500 });
      if (method !== 'GET') world.writes.push(`${method} ${JSON.stringify(wanted)}`);
      const answer = carryOut(world, url.split('?')[0] ?? '', method, wanted);
      await pause(world.random() * 20);
      return answer === undefined || url.endsWith('/clear') ? new Response(null, { status: 204 }) : Response.json(answer);
    });
  });

  afterEach(() => {
    cleanup();
    for (const client of world.clients) client.clear();
    focusManager.setFocused(undefined);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A tab, or the next page of one. */
  function openTab() {
    const client = createQueryClient({ onFailure: () => undefined });
    world.clients.push(client);
    const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
    const hook = renderHook(() => ({ view: useCart(own), actions: useCartActions(own) }), { wrapper });
    const { actions } = hook.result.current;
    return { ...hook, actions, text: () => hook.result.current.view.cart?.lines.map(textOf).sort() };
  }

  return {
    world,
    endSession,
    openTab,
    /** The lines of the server, as in "A 1". */
    serverText: () => [...world.lines.values()].map(textOf).sort(),
    /** The page is left; unlike in a browser, its code keeps running here. */
    leavePage: () => act(() => void window.dispatchEvent(new Event('pagehide'))),
    /** Lets a left page finish its work, so that it doesn't disturb later tests. */
    endGhosts: async () => {
      for (const resolve of world.hung) resolve();
      await act(() => pause(1_200));
    },
  };
}
