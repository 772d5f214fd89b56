// @vitest-environment happy-dom
import { focusManager, onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wireProduct } from '../domain/cart.fixture';
import type { CartItem, CartItemRequest } from '../gen/models';
import { ResponseError } from '../http/errors';
import { configureHttp } from '../http/ports';
import { removeCookies, setCookie } from '../session/cookies';
import { useCart, useCartActions, type CartActions } from './cart';
import { createQueryClient } from './client';
import type { ShopContext } from './shopContext';

/** Several tabs, one after the other or at the same time, each with a query cache of its own, on one cart of one server that may fail. */
const own: ShopContext = { tenant: 'AL', customerId: '100', shop: { kind: 'own' }, language: 'de' };

let lines: Map<string, CartItem>;
let writes: string[];
let clients: QueryClient[];
let random: () => number;
let failing: RegExp | undefined;
let isSessionOver: boolean;

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const lineOf = ({ sku, amount, unitAbbreviation }: CartItemRequest): CartItem => ({ sku, amount, unitAbbreviation, product: wireProduct({ sku }) });
const textOf = ({ sku, amount }: Pick<CartItem, 'sku' | 'amount'>) => `${sku} ${amount}`;
const serverText = () => [...lines.values()].map(textOf).sort();

/** What the server does with a call. The place of a line in the answer is none of these tests' business. */
function carryOut(path: string, method: string, body: unknown): unknown {
  if (path.endsWith('/clear')) lines.clear();
  if (method === 'DELETE') lines.delete((body as CartItemRequest).sku);
  for (const line of method === 'PUT' ? ([body].flat() as CartItemRequest[]) : []) lines.set(line.sku, lineOf(line));
  return path.includes('shopping-cart-item/') ? lines.get((body as CartItemRequest).sku) : { customerId: '100', items: [...lines.values()] };
}

/** The session ends by itself, the customer staying chosen, or it goes on. */
function endSession(isOver: boolean): void {
  isSessionOver = isOver;
  setCookie('customer', '100');
  if (isOver) removeCookies('token');
  else setCookie('token', 'T');
}

beforeEach(() => {
  sessionStorage.clear();
  random = dice(20_261_120);
  lines = new Map(['A', 'B', 'C'].map((sku) => [sku, lineOf({ sku, amount: 1, unitAbbreviation: 'STK' })]));
  writes = [];
  failing = undefined;
  endSession(false);
  clients = [];
  onlineManager.setOnline(true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  configureHttp({
    token: () => 'T', csrfToken: () => undefined, language: () => 'de', fetchToken: () => (isSessionOver ? Promise.reject(new ResponseError({ status: 401, path: '/v1/my/token' })) : Promise.resolve('T')),
    storeToken: () => undefined, onSignedOut: () => undefined, onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
    await pause(random() * 20);
    signal?.throwIfAborted();
    const wanted: unknown = body === undefined ? undefined : JSON.parse(body as string);
    if (isSessionOver) return new Response(null, { status: 401 });
    if (failing?.test(`${method} ${url}`)) return new Response(null, { status: 500 });
    if (method !== 'GET') writes.push(`${method} ${JSON.stringify(wanted)}`);
    const answer = carryOut(url.split('?')[0] ?? '', method, wanted);
    await pause(random() * 20);
    return answer === undefined || url.endsWith('/clear') ? new Response(null, { status: 204 }) : Response.json(answer);
  });
});

afterEach(() => {
  cleanup();
  for (const client of clients) client.clear();
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openTab() {
  const client = createQueryClient({ onFailure: () => undefined });
  clients.push(client);
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const hook = renderHook(() => ({ view: useCart(own, { seesCrossTenantProductId: false }), actions: useCartActions(own) }), { wrapper });
  const { actions } = hook.result.current;
  return { ...hook, actions, text: () => hook.result.current.view.cart?.lines.map(textOf).sort() };
}

/** A random edit of one of the tab's lines, or of those that both tabs edit. Notes what the tab wants of its own lines in the end. */
function edit(actions: CartActions, name: string, wanted: Map<string, number>): void {
  const mine = random() < 0.7;
  const sku = `${mine ? name : 'both'}${Math.floor(random() * 8)}`;
  const amount = 1 + Math.floor(random() * 99);
  const isRemoval = random() < 0.25;
  if (isRemoval) actions.remove(sku);
  else if (random() < 0.5) actions.add({ sku, amount, unitAbbreviation: 'STK' });
  else actions.set({ sku, amount, unitAbbreviation: 'STK' });
  if (!mine) return;
  if (isRemoval) wanted.delete(sku);
  else wanted.set(sku, amount);
}

/** 200 edits in each of two tabs at the same time. Answers what each wants of the lines that only it edits. */
async function editBoth(tabs: readonly [ReturnType<typeof openTab>, ReturnType<typeof openTab>]) {
  const wanted = [new Map<string, number>(), new Map<string, number>()] as const;
  for (let step = 0; step < 200; step += 1) {
    act(() => edit(tabs[0].actions, 'one', wanted[0]));
    act(() => edit(tabs[1].actions, 'two', wanted[1]));
    await act(() => pause(random() * 12));
  }
  return [...wanted[0], ...wanted[1]].map(([sku, amount]) => `${sku} ${amount}`).sort();
}

/** Turns to another window and back. */
function leaveAndReturn(): void {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
}

describe('two tabs with 200 random edits each', () => {
  test.each([
    ['that hear of each other', true],
    // As when the other one is on another device, or frozen.
    ['that never hear of each other', false],
  ])('%s show what the server has within a second of the focus, and no edit is lost', async (_, hears) => {
    if (!hears) {
      vi.stubGlobal('BroadcastChannel', class extends EventTarget {
        postMessage() {
          // Nobody listens.
        }

        close() {
          // Nothing was opened.
        }
      });
    }
    const tabs = [openTab(), openTab()] as const;
    for (const tab of tabs) await waitFor(() => expect(tab.text()).toHaveLength(3));
    const wanted = await editBoth(tabs);
    act(() => tabs[0].actions.flush());
    act(() => tabs[1].actions.flush());
    await act(() => pause(200));
    leaveAndReturn();
    const isEqual = () => {
      for (const tab of tabs) expect(tab.text()).toEqual(serverText());
    };
    await waitFor(isEqual, { timeout: 1_000 });
    // And it stays so: nothing was still on its way.
    await act(() => pause(800));
    isEqual();
    expect(serverText().filter((text) => /^(one|two)/.test(text))).toEqual(wanted);
  });
});

describe('without network', () => {
  test('changes wait, outlive a reload, and go in their order when the network is back', async () => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    act(() => onlineManager.setOnline(false));
    act(() => before.actions.remove('A'));
    act(() => before.actions.set({ sku: 'B', amount: 7, unitAbbreviation: 'STK' }));
    act(() => before.actions.set({ sku: 'B', amount: 9, unitAbbreviation: 'STK' }));
    act(() => before.actions.add({ sku: 'N', amount: 2, unitAbbreviation: 'STK' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    before.unmount();
    clients.pop()?.clear();

    const after = openTab();
    await act(() => pause(50));
    expect(writes).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(serverText()).toEqual(['B 9', 'C 1', 'N 2']));
    await waitFor(() => expect(after.text()).toEqual(['B 9', 'C 1', 'N 2']));
    expect(writes[0]).toBe('DELETE {"sku":"A"}');
    expect(sessionStorage).toHaveLength(0);

    // What was sent is not sent again by the next page.
    const count = writes.length;
    const again = openTab();
    await waitFor(() => expect(again.text()).toHaveLength(3));
    expect(writes).toHaveLength(count);
  });

  test('an emptied cart outlives a reload as well, and what was added after it', async () => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    act(() => onlineManager.setOnline(false));
    act(() => before.actions.clear());
    act(() => before.actions.add({ sku: 'N', amount: 2, unitAbbreviation: 'STK' }));
    before.unmount();
    clients.pop()?.clear();
    act(() => onlineManager.setOnline(true));
    const after = openTab();
    await waitFor(() => expect(serverText()).toEqual(['N 2']));
    await waitFor(() => expect(after.text()).toEqual(['N 2']));
  });
});

describe('when the session has ended, and another call found out', () => {
  const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  /** The page is gone; what it still does here leaves no trace once the answer is called. */
  const endPage = (tab: ReturnType<typeof openTab>) => {
    const kept = Object.entries(sessionStorage) as [key: string, text: string][];
    tab.unmount();
    clients.pop()?.clear();
    return () => {
      sessionStorage.clear();
      for (const [key, text] of kept) sessionStorage.setItem(key, text);
    };
  };

  test.each([
    ['before', true],
    ['after', false],
  ])('what was wanted just %s that is wanted after the login', async (_, isWantedBefore) => {
    const before = openTab();
    await waitFor(() => expect(before.text()).toHaveLength(3));
    if (!isWantedBefore) endSession(true);
    act(() => before.actions.set({ sku: 'B', amount: 7, unitAbbreviation: 'KRT' }));
    act(() => before.actions.remove('C'));
    if (isWantedBefore) endSession(true);
    leavePage();
    const restore = endPage(before);
    await act(() => pause(700));
    expect(writes).toEqual([]);

    restore();
    endSession(false);
    const after = openTab();
    await waitFor(() => expect(serverText()).toEqual(['A 1', 'B 7']));
    expect(lines.get('B')?.unitAbbreviation).toBe('KRT');
    await waitFor(() => expect(after.text()).toEqual(['A 1', 'B 7']));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    // The first page, which in a browser is no more, still runs here: it comes to its end as well.
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await act(() => pause(400));
  });

  test('nothing is kept for the next user after a sign-out', async () => {
    const tab = openTab();
    await waitFor(() => expect(tab.text()).toHaveLength(3));
    act(() => tab.actions.set({ sku: 'B', amount: 7, unitAbbreviation: 'STK' }));
    removeCookies('token', 'customer');
    leavePage();
    expect(sessionStorage).toHaveLength(0);
    // The page runs on here, to its end.
    await act(() => pause(700));
  });
});

describe('an undo that fails', () => {
  test('of an emptied cart can be pressed again', async () => {
    const tab = openTab();
    await waitFor(() => expect(tab.text()).toHaveLength(3));
    act(() => tab.actions.clear());
    await waitFor(() => expect(lines.size).toBe(0));
    failing = /^PUT/;
    act(() => tab.actions.undo());
    expect(tab.text()).toHaveLength(3);
    await waitFor(() => expect(tab.text()).toEqual([]));
    expect(tab.result.current.view.removals).toMatchObject([{ kind: 'cart', lines: [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }] }]);
    failing = undefined;
    act(() => tab.actions.undo());
    await waitFor(() => expect(serverText()).toEqual(['A 1', 'B 1', 'C 1']));
    expect(tab.result.current.view.removals).toEqual([]);
  });

  test('of a line keeps its place among the others', async () => {
    const tab = openTab();
    await waitFor(() => expect(tab.text()).toHaveLength(3));
    act(() => tab.actions.remove('A'));
    act(() => tab.actions.remove('B'));
    await waitFor(() => expect(lines.size).toBe(1));
    const ids = () => tab.result.current.view.removals.map(({ lines: [line] }) => line?.sku);
    const [, first] = tab.result.current.view.removals;
    failing = /^PUT/;
    act(() => tab.actions.undo(first?.id));
    expect(ids()).toEqual(['B']);
    await waitFor(() => expect(ids()).toEqual(['B', 'A']));
  });
});
